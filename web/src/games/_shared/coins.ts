/** A coin that flies over the table: to the player who earned it, or from a player to the bank. */

/** Lets a coin fly from one element to another; does nothing if one of them is missing. */
export function flyCoin(from: string, to: string, duration: number): void {
  const start = document.querySelector(from)?.getBoundingClientRect();
  const end = document.querySelector(to)?.getBoundingClientRect();
  if (!start || !end) return;
  const coin = document.createElement("i");
  coin.style.cssText =
    "position:fixed;z-index:9;left:0;top:0;width:18px;height:18px;border-radius:50%;pointer-events:none;" +
    "background:radial-gradient(circle at 35% 30%,#fff2c4,#f0bd4a 60%,#b27a14);box-shadow:0 0 12px #f0bd4a";
  document.body.append(coin);
  const at = (box: DOMRect) => `translate(${box.x + box.width / 2 - 9}px, ${box.y + box.height / 2 - 9}px)`;
  const flight = coin.animate(
    [{ transform: at(start) }, { transform: at(end), opacity: 1, offset: 0.9 }, { transform: at(end), opacity: 0 }],
    { duration, easing: "cubic-bezier(.4, 0, .2, 1)" },
  );
  flight.onfinish = () => coin.remove();
}
