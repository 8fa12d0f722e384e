import { flyToCart } from "./fly-to-cart";

const flights: Animation[] = [];

function openPage({ isCalm }: { isCalm: boolean }): HTMLElement {
	window.matchMedia = ((query: string) => ({
		matches: isCalm && query.includes("reduce"),
	})) as never;
	document.body.innerHTML =
		'<a data-cart></a><div class="goods"><img src="/a.webp" alt=""><button></button></div>';
	return document.querySelector("button") as HTMLElement;
}

const flown = () => document.querySelectorAll("body > img");

beforeEach(() => {
	flights.length = 0;
	Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 50, 50);
	Element.prototype.animate = () => {
		const flight = {} as Animation;
		flights.push(flight);
		return flight;
	};
});

test("the picture of what was put in flies to the cart, and is gone when it is there", () => {
	flyToCart(openPage({ isCalm: false }));
	expect(flown()).toHaveLength(1);
	flights[0]?.onfinish?.({} as never);
	expect(flown()).toHaveLength(0);
});

test("nothing flies for those who asked for calm", () => {
	flyToCart(openPage({ isCalm: true }));
	expect(flown()).toHaveLength(0);
});
