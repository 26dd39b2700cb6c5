<?php
// A fake of an Enrico server, with PHP's own SOAP server and the WSDL of the real one. Its operations are declared like
// the real ones: all parameters are required. Its answers are recorded: PHP's SOAP client parses them by the WSDL, and
// its server serialises them again.
//
//   php -S 127.0.0.1:8099 Tests/Enrico/server.php
declare(strict_types=1);

const SAMPLES = __DIR__ . '/../AdaptersTests/Samples';
const WSDL = SAMPLES . '/enrico.wsdl';
const OPTIONS = ['cache_wsdl' => WSDL_CACHE_NONE, 'features' => SOAP_SINGLE_ELEMENT_ARRAYS];

class Enrico
{
    /** A missing part arrives as null, which PHP rejects as neither an int nor a string. */
    public function getHolidaysForYear(int $year, string $country, string $region, string $holidayType): object
    {
        $known = $this->country($country);
        if ($known === null) {
            return (object) ['error' => "Country '$country' is not supported"];
        }
        if ($region !== '' && !in_array($region, $known->region ?? [], true)) {
            return (object) ['error' => "Region '$region' in country '$country' is not supported"];
        }
        if ($year < $known->fromDate->year) {
            return (object) ['error' => "Dates before {$known->fromDate->year} are not supported"];
        }
        $answer = Recorded::named('enrico_' . implode('_', array_filter([$country, $region, (string) $year])))
            ->getHolidaysForYear($year, $country, $region, $holidayType);
        $answer->holiday = array_values(array_filter(
            $answer->holiday,
            fn ($holiday) => $holidayType === 'all' || $holiday->holidayType === $holidayType
        ));
        return $answer;
    }

    public function getSupportedCountries(): object
    {
        return Recorded::named('enrico_countries')->getSupportedCountries();
    }

    private function country(string $code): ?object
    {
        foreach ($this->getSupportedCountries()->supportedCountry as $country) {
            if ($country->countryCode === $code) {
                return $country;
            }
        }
        return null;
    }
}

/** A SOAP client that reads the answer from a file instead of a server. */
class Recorded extends SoapClient
{
    private string $file;

    public static function named(string $name): self
    {
        if (!is_file(SAMPLES . "/$name.xml")) {
            throw new SoapFault('Server', "$name was not recorded");
        }
        $client = new self(WSDL, OPTIONS);
        $client->file = SAMPLES . "/$name.xml";
        return $client;
    }

    public function __doRequest($request, $location, $action, $version, $oneWay = false): string
    {
        return file_get_contents($this->file);
    }
}

if (parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) !== '/ws/v2.0/index.php') {
    http_response_code(404);
    exit('<h1>404</h1>');
}
$server = new SoapServer(WSDL, OPTIONS);
$server->setClass(Enrico::class);
$server->handle();
