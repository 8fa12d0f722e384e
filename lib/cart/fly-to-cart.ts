import { theme } from "@/lib/theme/theme";

const flightMs = 200;

/** Shows where the goods went: its picture flies to the cart that is in sight. Not for those who asked for calm. */
export function flyToCart(opener: HTMLElement | undefined): void {
	if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const picture = opener && pictureOf(opener);
	const target = [...document.querySelectorAll("[data-cart]")].find(isInSight);
	if (!picture || !target) return;
	const from = picture.getBoundingClientRect();
	const to = target.getBoundingClientRect();
	const flown = document.createElement("img");
	flown.src = picture.currentSrc || picture.src;
	flown.alt = "";
	Object.assign(flown.style, {
		position: "fixed",
		zIndex: theme.layer.toast,
		top: `${from.top}px`,
		left: `${from.left}px`,
		width: `${from.width}px`,
		height: `${from.height}px`,
		objectFit: "cover",
		borderRadius: theme.radius.card,
		pointerEvents: "none",
	});
	document.body.append(flown);
	const x = to.left + to.width / 2 - (from.left + from.width / 2);
	const y = to.top + to.height / 2 - (from.top + from.height / 2);
	const scale = 24 / from.width;
	const flight = flown.animate(
		[
			{ transform: "none", opacity: 0.9 },
			{ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
		],
		{ duration: flightMs, easing: "ease-out" },
	);
	flight.onfinish = () => flown.remove();
	flight.oncancel = () => flown.remove();
}

/** Of the card around the button, else of the page's gallery. */
function pictureOf(opener: HTMLElement): HTMLImageElement | undefined {
	const card = opener.closest(".goods");
	const pictures = card
		? card.querySelectorAll("img")
		: document.querySelectorAll<HTMLImageElement>("main img");
	return [...pictures].find(isInSight);
}

function isInSight(element: Element): boolean {
	const { width, bottom, top, right, left } = element.getBoundingClientRect();
	return (
		width > 0 &&
		bottom > 0 &&
		right > 0 &&
		top < window.innerHeight &&
		left < window.innerWidth
	);
}
