/** Minutes of the day, and times as fields for them have it: "07:30". */
const HOUR = 60;

export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * HOUR + minutes;
}

export function timeOf(minute: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${two(minute / HOUR)}:${two(minute % HOUR)}`;
}
