"""A deterministic simulation of the table server: processes, their database, the network and people, in one thread.

The server's own code runs: tables, registry, drivers, decisions, projection, maintenance, presence, connections, and
the event store with its writer, leases and SQL. Only what lies under it is simulated, and all follows from a seed:

    loop.py         the event loop: time passes only when nothing is left to do; one queue for each process
    threads.py      threads that run one at a time, when the loop says so
    database.py     one SQLite in memory in the place of PostgreSQL or of a file, with its notifications and its faults
    dialect.py      how SQLAlchemy speaks to it
    substitutes.py  every other source of chance: clocks, random numbers, ids
    machine.py      a machine whose server processes start, crash and start again
    wire.py         a WebSocket that may be slow, late, or cut
    network.py      all WebSockets and requests of a run
    person.py       somebody with a browser
    script.py       what happens in a seed; acts.py: how people do it, faults.py: how it goes wrong
    world.py        all of these together
    reference.py    every table as its log says, the measure for everything else
    invariants.py   what always holds; rest.py: what comes to rest; log_watch.py: what the server's log may say
    plants.py       faults of the server itself, to see that the simulation finds them
    shrink.py       a failing script made short
    runs.py         many seeds; measure.py: how many each planted fault takes

`make simulate` runs seeds; `python -m tests.simulation --help` has the options.
"""
