import type { Point } from "./zoom";

export const zoomStep = 1.5;
const panStep = 60;

interface Keys {
	isWhole: boolean;
	zoomBy: (factor: number) => void;
	panBy: (by: Point) => void;
	turn: (step: 1 | -1) => void;
	reset: () => void;
}

/** Plus and minus zoom; arrows turn to another picture while this one is whole, and move it while it is large. */
export function pressKey(key: string, keys: Keys): boolean {
	const { isWhole, zoomBy, panBy, turn, reset } = keys;
	switch (key) {
		case "+":
		case "=":
			zoomBy(zoomStep);
			return true;
		case "-":
			zoomBy(1 / zoomStep);
			return true;
		case "0":
			reset();
			return true;
		case "ArrowLeft":
		case "ArrowRight": {
			const step = key === "ArrowRight" ? 1 : -1;
			if (isWhole) turn(step);
			else panBy({ x: -step * panStep, y: 0 });
			return true;
		}
		case "ArrowUp":
		case "ArrowDown":
			panBy({ x: 0, y: key === "ArrowDown" ? -panStep : panStep });
			return true;
		default:
			return false;
	}
}
