"""Data sets: published, signed, fetched, checked, swapped in a running server, taken back; and what is refused.

KILLS=200 kills the command more often, and REQUESTS=100000 sends more requests during a swap.
"""

import gzip
import os
import random
import shutil
import signal
import subprocess
import threading
import time
from pathlib import Path

from instance import PROGRAM, Instance, ask
from publisher import DATA, NAME, Publisher, fetch, in_use, run

KILLS = int(os.environ.get("KILLS", "12"))
REQUESTS = int(os.environ.get("REQUESTS", "4000"))


def test_Y2_a_set_is_published_fetched_kept_and_taken_back(publisher: Publisher, address: str, tmp_path: Path) -> None:
    revisions = []
    for name in ("First Day", "Second Day", "Third Day", "Fourth Day"):
        revisions.append(publisher.publish(name))
        said = fetch(publisher, address, tmp_path)
        assert f"In use: {revisions[-1]}" in said
        assert "AD: " in said
        assert in_use(tmp_path) == revisions[-1]
        time.sleep(1)
    assert "In use already" in fetch(publisher, address, tmp_path)
    kept = [line.split()[0] for line in run("list", "--data-directory", tmp_path).splitlines()]
    assert kept == revisions[:0:-1]
    assert revisions[2] in run("rollback", "--data-directory", tmp_path)
    assert in_use(tmp_path) == revisions[2]
    assert "taken back" in fetch(publisher, address, tmp_path, status=1)
    assert in_use(tmp_path) == revisions[2]
    fetch(publisher, address, tmp_path, "--again")
    assert in_use(tmp_path) == revisions[3]


def test_Y2_minisign_checks_our_signatures_and_we_check_those_of_minisign(publisher: Publisher, tmp_path: Path) -> None:
    revision = publisher.publish("Signed Day")
    checked = subprocess.run(
        ["minisign", "-V", "-p", publisher.key, "-m", publisher.set], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert f"almanac data {revision}" in checked.stdout
    publisher.sign()
    assert revision in run("verify", publisher.set, "--key", publisher.key)
    assert revision in fetch(publisher, publisher.set, tmp_path)


def test_Y2_what_is_wrong_is_refused_named_and_changes_nothing(publisher: Publisher, tmp_path: Path) -> None:
    revision = publisher.publish("Good Day")
    fetch(publisher, publisher.set, tmp_path)
    good, signature = publisher.set.read_bytes(), Path(f"{publisher.set}.minisig").read_text()

    def refused(reason: str, archive: bytes, *, signed: bool = True, text: str | None = None) -> None:
        publisher.set.write_bytes(archive)
        if signed:
            publisher.sign()
        else:
            Path(f"{publisher.set}.minisig").write_text(signature if text is None else text)
        said = fetch(publisher, publisher.set, tmp_path, status=1)
        assert reason in said, said
        assert in_use(tmp_path) == revision

    tampered = bytearray(good)
    tampered[len(good) // 2] ^= 1
    refused("not those that were signed", bytes(tampered), signed=False)
    refused("not those that were signed", good[: len(good) // 2], signed=False)
    refused("the file of the signature", good, signed=False, text="")
    refused("comment", good, signed=False, text=signature.replace("almanac data", "almanac d4ta"))
    refused("it is cut", good[: len(good) // 2])
    refused("no gzip", b"<html>404</html>")
    refused("does not begin with almanac-data", gzip.compress(bytes(1024)))
    refused("is larger than", gzip.compress(bytes(200 << 20), 1))
    refused("it ends in the middle of", gzip.compress(gzip.decompress(good)[: 512 * 101]))
    other = tmp_path / "other"
    other.mkdir()
    run("keys", other)
    publisher.set.write_bytes(good)
    subprocess.run(["minisign", "-S", "-s", other / "almanac.key", "-m", publisher.set], check=True, capture_output=True)
    assert "was made with the key" in fetch(publisher, publisher.set, tmp_path, status=1)
    Path(f"{publisher.set}.minisig").unlink()
    assert ".minisig" in fetch(publisher, publisher.set, tmp_path, status=1)


def test_Y2_older_sets_and_those_that_change_too_much_are_taken_only_when_told(publisher: Publisher, tmp_path: Path) -> None:
    publisher.publish("Plain Day")
    fetch(publisher, publisher.set, tmp_path)
    text = (DATA / "holidays/AD.xml").read_text(encoding="utf-8")
    path = publisher.documents / "holidays/AD.xml"
    head, _, rest = text.partition("<holiday ")
    path.write_text(head + "<holiday " + rest.partition("</holiday>")[0] + "</holiday>\n</calendar>\n", encoding="utf-8")
    revision = publisher.pack()
    assert "AD (" in fetch(publisher, publisher.set, tmp_path, status=1)
    assert revision in fetch(publisher, publisher.set, tmp_path, "--most-changed", "100")
    shutil.copy(DATA / "holidays/AD.xml", path)
    changes = publisher.documents / "changes.xml"
    # Ten years earlier, in the same order.
    publisher.edit("changes.xml", '<revision date="202', '<revision date="201')
    older = publisher.pack()
    shutil.copy(DATA / "changes.xml", changes)
    assert "is older than the data in use" in fetch(publisher, publisher.set, tmp_path, "--most-changed", "100", status=1)
    assert older in fetch(publisher, publisher.set, tmp_path, "--most-changed", "100", "--allow-older")


def test_R12_a_published_day_is_seen_in_a_running_server_and_no_request_fails(
    publisher: Publisher, address: str, tmp_path: Path
) -> None:
    folder = tmp_path / "sets"
    publisher.publish("Old Day")
    fetch(publisher, address, folder)
    server = Instance(tmp_path, "served", "--data-directory", str(folder))
    server.start()
    failed, sent, ended = [], 0, threading.Event()

    def visit() -> None:
        nonlocal sent
        pages = ["/holidays/AD/2027", "/holidays/DE/2027.json", "/on/2027-01-01", "/holidays/FR/2027/calendar"]
        while not ended.is_set() or sent < REQUESTS:
            answer = ask(server.socket, pages[sent % len(pages)])
            sent += 1
            if not answer.startswith(b"HTTP/1.1 200"):
                failed.append(answer[:200])

    visitors = [threading.Thread(target=visit) for _ in range(2)]
    for visitor in visitors:
        visitor.start()
    try:
        assert b"Old Day" in ask(server.socket, "/holidays/AD/2027")
        publisher.publish("New Found Day")
        fetch(publisher, address, folder)
        end = time.monotonic() + 60
        while b"New Found Day" not in ask(server.socket, "/holidays/AD/2027"):
            assert time.monotonic() < end, "the published day is not seen within a minute"
            time.sleep(0.2)
        run("rollback", "--data-directory", folder)
        end = time.monotonic() + 60
        while b"Old Day" not in ask(server.socket, "/holidays/AD/2027"):
            assert time.monotonic() < end, "the earlier day is not seen within a minute"
            time.sleep(0.2)
    finally:
        ended.set()
        for visitor in visitors:
            visitor.join()
        server.stop()
    assert not failed, failed[0]
    assert sent >= REQUESTS


def test_R12_killed_at_any_moment_the_old_or_the_new_set_is_there_whole(publisher: Publisher, tmp_path: Path) -> None:
    revisions = []
    for number, name in enumerate(("One Day", "Another Day")):
        revisions.append(publisher.publish(name))
        shutil.copytree(publisher.folder, tmp_path / f"public{number}")
    folder = tmp_path / "sets"
    begun = time.monotonic()
    fetch(publisher, tmp_path / "public0" / NAME, folder)
    seconds = time.monotonic() - begun
    count = sum(1 for path in (folder / "current" / "documents").rglob("*") if path.is_file())
    pick, killed = random.Random(32), 0
    for number in range(KILLS):
        source = tmp_path / f"public{(number + 1) % 2}" / NAME
        command = [PROGRAM, "data", "fetch", source, "--key", publisher.key, "--data-directory", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Most of the time is spent before anything is written, so most kills come near the end.
        time.sleep(seconds * (pick.uniform(0, 1) if number % 4 == 0 else pick.uniform(0.8, 1.05)))
        process.send_signal(signal.SIGKILL)
        killed += process.wait() == -signal.SIGKILL
        assert in_use(folder) in revisions
        documents = folder / "current" / "documents"
        assert sum(1 for path in documents.rglob("*") if path.is_file()) == count
        text = (documents / "holidays/AD.xml").read_text(encoding="utf-8")
        assert ("One Day" in text) != ("Another Day" in text)
        # So that the next command has to write.
        for version in (folder / "versions").iterdir():
            if version.name != os.readlink(folder / "current").split("/")[-1]:
                shutil.rmtree(version)
    assert killed > 0
    fetch(publisher, tmp_path / "public0" / NAME, folder)
    assert in_use(folder) == revisions[0]
