#!/usr/bin/env python3
"""Kills a writer of the cache at each system call that touches the disk, or makes that call fail; then checks the
files that are left.

Run it by hand, since it takes minutes and needs strace (apt-get install strace):

    swift build --build-tests && Tests/Faults/disk.py [DOCUMENTS]

After a kill, no file may be damaged. A writer whose call failed must neither crash nor withhold a document from its
callers, and no file may be damaged afterwards either. For each call and fault, one line gives the number of places
tried. The exit status is 0 only if all of them went well.
"""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENTS = sys.argv[1] if len(sys.argv) > 1 else "9"
FAULTS = {
    "openat": ["signal=KILL", "error=EIO", "error=ENOSPC", "error=EACCES", "error=EROFS", "error=ENOENT", "error=EINTR"],
    "write": ["signal=KILL", "error=EIO", "error=ENOSPC", "error=EINTR"],
    "fsync": ["signal=KILL", "error=EIO", "error=ENOSPC", "error=EINTR"],
    "rename": ["signal=KILL", "error=EIO", "error=ENOSPC", "error=ENOENT", "error=EROFS"],
    "read": ["signal=KILL", "error=EIO", "error=EINTR"],
    "unlink": ["signal=KILL", "error=EIO", "error=EROFS"],
    "mkdir": ["signal=KILL", "error=EIO", "error=ENOSPC", "error=EROFS"],
    "flock": ["signal=KILL", "error=ENOLCK"],
    "utimensat": ["signal=KILL", "error=EROFS"],
    "close": ["signal=KILL"],
}


def main():
    binary = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    writer = binary + "/CacheWriter"
    wrong = 0
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        # Replacing a file is the critical case, so each writer starts with the files of another one.
        subprocess.run([writer, "write", place / "seed", DOCUMENTS], check=True, capture_output=True)
        # A partial file of a killed writer, which the next writer removes.
        (place / "seed/documents/.half.document.1").write_bytes(b"almanac")
        for call, faults in FAULTS.items():
            for fault in faults:
                wrong += each_call(writer, place, call, fault)
    print("no problems" if not wrong else f"{wrong} problems")
    sys.exit(wrong > 0)


def each_call(writer, place, call, fault):
    """Injects a fault at the first such call, in the next run at the second, and so on until there are no more calls.

    Returns the number of problems.
    """
    places = wrong = 0
    while True:
        folder = place / "cache"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(place / "seed", folder)
        status, injected = hindered(writer, folder, f"{call}:{fault}:when={places + 1}")
        if not injected:
            break
        places += 1
        problems = [] if status == 0 or "KILL" in fault else [f"the writer exited with status {status}"]
        check = subprocess.run([writer, "check", folder], check=False, capture_output=True, text=True)
        if check.returncode != 0:
            problems.append(check.stderr.strip() or f"the check exited with status {check.returncode}")
        for problem in problems:
            print(f"  {call} {places} {fault}: {problem}", flush=True)
        wrong += len(problems)
    print(f"{call:10} {fault:13} {places:4d} places, {wrong} problems", flush=True)
    if places == 0:
        print(f"  {call} was never called, so nothing was tested", flush=True)
    return wrong


def hindered(writer, folder, injection):
    """Runs a writer under strace, which attaches before the writer's first call: the loader's calls are not counted.
    strace counts the calls of each thread separately, so one run may get several faults.

    Returns the writer's exit status, and whether a fault was injected.
    """
    while True:
        status, lines = traced(writer, folder, injection)
        hits = [line for line in lines if "INJECTED" in line]
        # libdispatch reads its threads from /proc now and then, and aborts if it cannot. Repeat such runs: /proc is not
        # the cache's disk.
        if not any('"/proc/' in line for line in hits):
            return status, status == -signal.SIGKILL or bool(hits)


def traced(writer, folder, injection):
    call = injection.split(":")[0]
    process = subprocess.Popen(
        [writer, "write", folder, DOCUMENTS, "stop"],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.waitpid(process.pid, os.WUNTRACED)
    trace = subprocess.Popen(
        ["strace", "-f", "-e", f"trace={call}", "-e", f"inject={injection}", "-p", str(process.pid)],
        stderr=subprocess.PIPE, text=True)
    lines = []
    for line in trace.stderr:
        lines.append(line)
        if "attached" in line:
            break
    try:
        process.send_signal(signal.SIGCONT)
        lines += trace.stderr.read().splitlines()
        status = process.wait(timeout=60)
    finally:
        process.kill()
        trace.wait()
    return status, lines


main()
