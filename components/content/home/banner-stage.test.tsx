import { act, fireEvent, render, screen } from "@testing-library/react";
import { BannerStage } from "./banner-stage";

const words = {
	label: "Highlights",
	pause: "Pause",
	play: "Play",
	show: ["Show 1", "Show 2"],
};
/** Longer than one banner stands. */
const later = 10_000;
let turns = 0;

beforeEach(() => {
	turns = 0;
	jest.useFakeTimers();
	Element.prototype.scrollTo = () => {
		turns += 1;
	};
});
afterEach(() => jest.useRealTimers());

function show({ wantsNoMotion = false } = {}) {
	window.matchMedia = (media) =>
		({ media, matches: wantsNoMotion }) as MediaQueryList;
	render(
		<BannerStage words={words}>
			<li>One</li>
			<li>Two</li>
		</BannerStage>,
	);
}

const turnsAfterAWhile = () => {
	turns = 0;
	act(() => jest.advanceTimersByTime(later));
	return turns;
};

test("banners turn by themselves until they are paused, and again when let go on", () => {
	show();
	expect(turnsAfterAWhile()).toBe(1);
	fireEvent.click(screen.getByRole("button", { name: "Pause" }));
	fireEvent.blur(screen.getByRole("button", { name: "Play" }));
	expect(turnsAfterAWhile()).toBe(0);
	fireEvent.click(screen.getByRole("button", { name: "Play" }));
	expect(turnsAfterAWhile()).toBe(1);
});

test("banners stand still while somebody points at them or reads them by keyboard", () => {
	show();
	const stage = screen.getByRole("region", { name: "Highlights" });
	fireEvent.pointerEnter(stage);
	expect(turnsAfterAWhile()).toBe(0);
	fireEvent.pointerLeave(stage);
	fireEvent.focus(screen.getByRole("button", { name: "Show 2" }));
	expect(turnsAfterAWhile()).toBe(0);
});

test("who wants no motion turns the banners by hand", () => {
	show({ wantsNoMotion: true });
	expect(turnsAfterAWhile()).toBe(0);
	fireEvent.click(screen.getByRole("button", { name: "Show 2" }));
	expect(turns).toBe(1);
});
