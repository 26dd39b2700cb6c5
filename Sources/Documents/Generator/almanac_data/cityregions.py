"""Which region of our documents a city of GeoNames is in, and the capitals of regions that have a name of their own.

Maintained by hand. GeoNames numbers the first divisions of most countries as FIPS 10-4 did, and our documents have the codes
of ISO 3166-2, or those of the holidays: French school zones, Dutch school regions, Belgian communities. A division that is not there
leads to the region with the city's own name, if there is one, and otherwise to the whole country.
"""

#: The region of each first division, by country: "division=region".
REGIONS = {
    "AM": "11=ER",
    "AR": "01=B 02=K 03=H 04=U 05=X 06=W 07=C 08=E 09=P 10=Y 11=L 12=F 13=M 14=N 15=Q 16=R 17=A 18=J 19=D 20=Z 21=S "
    "22=G 23=V 24=T",
    "AT": "01=1 02=2 03=3 04=4 05=5 06=6 07=7 08=8 09=9",
    "AU": "01=ACT 02=NSW 03=NT 04=QLD 05=SA 06=TAS 07=VIC 08=WA",
    "BA": "01=BIH 02=SRP",
    "BE": "VLG=Flemish WAL=French",
    "BO": "01=H 02=C 03=B 04=L 05=O 06=N 07=P 08=S 09=T",
    "BR": "01=AC 02=AL 03=AP 04=AM 05=BA 06=CE 07=DF 08=ES 11=MS 13=MA 14=MT 15=MG 16=PA 17=PB 18=PR 20=PI 21=RJ "
    "22=RN 23=RS 24=RO 25=RR 26=SC 27=SP 28=SE 29=GO 30=PE 31=TO",
    "CA": "01=AB 02=BC 03=MB 04=NB 05=NL 07=NS 08=ON 09=PE 10=QC 11=SK 12=YT 13=NT 14=NU",
    "CL": "01=VS 12=RM",
    "DE": "01=BW 02=BY 03=HB 04=HH 05=HE 06=NI 07=NW 08=RP 09=SL 10=SH 11=BB 12=MV 13=SN 14=ST 15=TH 16=BE",
    "ES": "07=IB 27=RI 29=MD 31=MC 32=NC 34=AS 39=CB 51=AN 52=AR 53=CN 54=CM 55=CL 56=CT 57=EX 58=GA 59=PV 60=VC",
    "FI": "01=18",
    "FR": "11=Zone-C 24=Zone-B 27=Zone-A 28=Zone-B 32=Zone-B 44=Zone-B 52=Zone-B 53=Zone-B 75=Zone-A 76=Zone-C 84=Zone-A "
    "93=Zone-B",
    "IN": "01=AN 02=AP 03=AS 05=CH 07=DL 09=GJ 10=HR 11=HP 12=JK 13=KL 14=LD 16=MH 17=MN 18=ML 19=KA 20=NL 21=OD 22=PY "
    "23=PB 24=RJ 25=TN 26=TR 28=WB 29=SK 30=AR 31=MZ 33=GA 34=BR 35=MP 36=UP 37=CG 38=JH 39=UK 40=TS 41=LA 52=DH",
    "MO": "02=M",
    "MY": "01=01 02=02 03=03 04=04 05=05 06=06 07=08 08=09 09=07 11=13 12=10 13=11 14=14 15=15 16=12 17=16",
    "NI": "10=MN",
    "NL": "01=Noord 02=Noord 04=Noord 07=Noord 15=Noord 09=Midden 11=Midden 05=Zuid 06=Zuid 10=Zuid",
    "NO": "12=03 46=46",
    "NZ": "E7=AUK E8=BOP E9=CAN F1=GIS F2=HKB F3=MWT F4=MBH F5=NSN F6=NTL F7=OTA F8=STL F9=TKI G1=WKO G2=WGN G3=WTC",
    "PL": "72=02 73=04 74=10 75=06 76=08 77=12 78=14 79=16 80=18 81=20 82=22 83=24 84=26 85=28 86=30 87=32",
    "PT": "14=11 17=13",
    "SV": "10=SS",
}

#: Countries whose first divisions have the codes of ISO 3166-2 in GeoNames, too.
SAME = {"CH", "GB", "US"}

#: Cities that keep other holidays than the rest of their division: the country, the name in GeoNames, the region.
CITIES = {
    ("BR", "São Paulo"): "Sao-Paulo-Capital",
    ("DE", "Augsburg"): "Augsburg",
    ("ES", "Barcelona"): "Barcelona",
    ("FR", "Strasbourg"): "6AE",
    ("FR", "Mulhouse"): "6AE",
    ("FR", "Colmar"): "6AE",
    ("FR", "Metz"): "57",
}

#: Capitals of regions with fewer than 500,000 people, and their region, under the names of GeoNames. A capital with the
#: name of its region is left out: the region itself is found by it.
CAPITALS = {
    "AR": "B La Plata; E Paraná; G Santiago del Estero; H Resistencia; J San Juan; L Santa Rosa; N Posadas; R Viedma; "
    "U Rawson; V Ushuaia; Y San Salvador de Jujuy; Z Río Gallegos; K Catamarca",
    "AT": "1 Eisenstadt; 2 Klagenfurt am Wörthersee; 3 Sankt Pölten; 4 Linz; 6 Graz; 7 Innsbruck; 8 Bregenz",
    "AU": "ACT Canberra; NT Darwin; TAS Hobart",
    "BA": "SRP Banja Luka",
    "BE": "Flemish Gent; French Namur; French Liège; French Charleroi; Flemish Leuven; Flemish Brugge; German Eupen",
    "BR": "AC Rio Branco; ES Vitória; PB João Pessoa; RR Boa Vista; TO Palmas; RN Natal; SE Aracaju; AP Macapá",
    "CA": "BC Victoria; NB Fredericton; NL St. John's; NS Halifax; NT Yellowknife; NU Iqaluit; PE Charlottetown; SK Regina; "
    "YT Whitehorse; ON Ottawa; ON Toronto; SK Saskatoon",
    "CH": "BE Bern; BL Liestal; BS Basel; GR Chur; JU Delémont; NW Stans; OW Sarnen; TG Frauenfeld; TI Bellinzona; TI Lugano; "
    "UR Altdorf; VD Lausanne; VS Sitten; AR Herisau; ZH Winterthur; ZH Zürich; GE Geneva; LU Luzern",
    "DE": "BB Potsdam; HE Wiesbaden; MV Schwerin; MV Rostock; RP Mainz; SH Kiel; SH Lübeck; SL Saarbrücken; ST Magdeburg; "
    "ST Halle (Saale); TH Erfurt; HB Bremerhaven; NW Bonn; NW Münster; BW Karlsruhe; BW Mannheim; BW Freiburg; BY Augsburg; "
    "NI Braunschweig",
    "ES": "AR Zaragoza; AS Oviedo; CB Santander; CL Valladolid; CM Toledo; CN Santa Cruz de Tenerife; CN Las Palmas de Gran Canaria; "
    "EX Mérida; GA Santiago de Compostela; IB Palma; NC Pamplona; PV Gasteiz / Vitoria; PV Bilbao; RI Logroño; VC Alicante; AN Granada; AN Córdoba",
    "FI": "06 Hämeenlinna; 11 Tampere; 12 Vaasa; 14 Oulu; 15 Kuopio; 08 Jyväskylä; 10 Rovaniemi; 19 Turku; 04 Mikkeli; "
    "13 Joensuu; 16 Lahti; 17 Pori; 18 Espoo",
    "FR": "6AE Strasbourg; 6AE Mulhouse; 6AE Colmar; 57 Metz; Zone-A Bordeaux; Zone-A Dijon; Zone-B Lille; Zone-B Nantes; "
    "Zone-B Rennes; Zone-B Rouen; Zone-B Orléans; Zone-B Nice; Zone-C Montpellier; Zone-A Grenoble",
    "GB": "WLS Cardiff; NIR Belfast; ENG Cambridge; ENG Oxford; SCT Aberdeen; WLS Swansea",
    "IN": "AN Port Blair; AP Amaravati; AR Itanagar; AS Dispur; CG Raipur; GA Panjim; GJ Gandhinagar; HP Shimla; JK Srinagar; "
    "KA Bengaluru; KL Thiruvananthapuram; LA Leh; LD Kavaratti; ML Shillong; MN Imphal; MZ Aizawl; NL Kohima; SK Gangtok; "
    "TR Agartala; DH Daman; DL New Delhi",
    "MY": "01 Johor Bahru; 02 Alor Setar; 05 Seremban; 07 George Town; 09 Kangar; 11 Kuala Terengganu; 13 Kuching; 15 Labuan",
    "NL": "Noord Groningen; Noord Leeuwarden; Noord Haarlem; Noord Zwolle; Noord Assen; Midden The Hague; Midden Utrecht; "
    "Zuid Eindhoven; Zuid Maastricht; Zuid Middelburg; Zuid 's-Hertogenbosch",
    "NO": "46 Bergen; 50 Trondheim; 11 Stavanger; 18 Bodø; 55 Tromsø; 42 Kristiansand; 33 Drammen; 34 Hamar; 15 Molde; 56 Vadsø",
    "NZ": "BOP Whakatane; CAN Christchurch; HKB Napier; MBH Blenheim; MWT Palmerston North; NTL Whangarei; OTA Dunedin; "
    "STL Invercargill; TAS Richmond; TKI New Plymouth; WGN Wellington; WKO Hamilton; WTC Greymouth",
    "PL": "04 Bydgoszcz; 04 Toruń; 06 Lublin; 08 Zielona Góra; 10 Łódź; 14 Warsaw; 16 Opole; 18 Rzeszów; 20 Białystok; 22 Gdańsk; "
    "24 Katowice; 26 Kielce; 28 Olsztyn; 30 Poznań; 32 Szczecin",
    "PT": "20 Ponta Delgada; 30 Funchal; 13 Porto",
    "US": "AK Juneau; AK Anchorage; AL Montgomery; AR Little Rock; CT Hartford; DE Dover; FL Tallahassee; FL Miami; FL Orlando; "
    "FL Tampa; GA Atlanta; HI Honolulu; IA Des Moines; ID Boise; IL Springfield; KS Topeka; KY Frankfort; "
    "LA Baton Rouge; LA New Orleans; MD Annapolis; ME Augusta; MI Lansing; MN Saint Paul; MN Minneapolis; MO Jefferson City; "
    "MO Kansas City; MO St. Louis; MS Jackson; MT Helena; NC Raleigh; ND Bismarck; NE Lincoln; NH Concord; NJ Trenton; "
    "NM Santa Fe; NV Carson City; NY Albany; OH Cincinnati; OH Cleveland; OR Salem; PA Harrisburg; PA Pittsburgh; PR San Juan; "
    "RI Providence; SC Columbia; SD Pierre; UT Salt Lake City; VA Richmond; VT Montpelier; WA Olympia; WV Charleston; WY Cheyenne; "
    "NY New York City",
}
