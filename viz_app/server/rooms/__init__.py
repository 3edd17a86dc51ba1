"""Rooms of classes: a teacher leads a lesson, pupils answer on their phones. Off unless ``glassformer app --class``.

A room holds its lesson, where the class stands, and the answers; a pupil is a random number with an animal. No name,
no address, no cookie and no text of a pupil is kept. A room is deleted a minute after its end, and a day after its
start in any case.

``requests`` answers below ``/class/``, ``store`` asks the database of ``database``, ``acts`` are the teacher's.
"""
