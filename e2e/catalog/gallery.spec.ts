import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { fullOnly } from "../support/extent";
import { open } from "../support/open";
import { expect, test } from "../support/test";

const path = "/en/goods_detail/1";

const viewer = (page: Page) =>
	page.getByRole("dialog", { name: "Product pictures" });

async function openViewer(page: Page): Promise<Locator> {
	await page.locator("#picture-1 a").click();
	await expect(viewer(page)).toBeVisible();
	return viewer(page).locator(".stage");
}

/** How large the picture on the stage stands; 1 is whole. */
const scaleOf = (stage: Locator) =>
	stage
		.locator(".sheet")
		.evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).a);

const placeOf = (stage: Locator) =>
	stage.locator(".sheet").evaluate((sheet) => {
		const { e, f } = new DOMMatrix(getComputedStyle(sheet).transform);
		return { x: Math.round(e), y: Math.round(f) };
	});

async function middleOf(stage: Locator) {
	const box = await stage.boundingBox();
	if (!box) throw new Error("The stage is not there");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("pictures open, zoom, move, turn and close by the keyboard alone", async ({
	page,
}) => {
	await open(page, path);
	await page.locator("#picture-1 a").focus();
	await page.keyboard.press("Enter");
	const stage = viewer(page).locator(".stage");
	await expect(stage).toBeVisible();
	await expectAccessible(page);

	await page.keyboard.press("+");
	await expect.poll(() => scaleOf(stage)).toBeGreaterThan(1);
	await page.keyboard.press("ArrowDown");
	await expect.poll(() => placeOf(stage)).toEqual({ x: 0, y: -60 });
	await page.keyboard.press("ArrowRight");
	await expect(viewer(page).getByRole("status")).toHaveText("1 / 4");

	await page.keyboard.press("-");
	await expect.poll(() => scaleOf(stage)).toBe(1);
	await page.keyboard.press("ArrowRight");
	await expect(viewer(page).getByRole("status")).toHaveText("2 / 4");

	await page.keyboard.press("Escape");
	await expect(viewer(page)).toBeHidden();
	await expect(page.locator("#picture-2 a")).toBeFocused();
	await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.9 });
});

test(
	"a mouse zooms with the wheel and two clicks, and drags",
	fullOnly,
	async ({ page }) => {
		await open(page, path);
		const stage = await openViewer(page);
		const { x, y } = await middleOf(stage);
		await page.mouse.move(x, y);
		await page.mouse.wheel(0, -200);
		await expect.poll(() => scaleOf(stage)).toBeGreaterThan(1.2);
		await page.mouse.dblclick(x, y);
		await expect.poll(() => scaleOf(stage)).toBe(1);
		await page.mouse.dblclick(x, y);
		await expect.poll(() => scaleOf(stage)).toBe(2);
		await page.mouse.down();
		await page.mouse.move(x, y + 80);
		await page.mouse.up();
		await expect.poll(() => placeOf(stage)).toMatchObject({ y: 80 });
	},
);

test.describe("on a phone", () => {
	test.use({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	});

	/** Fingers put down at their first places and moved to their last. */
	async function touch(page: Page, fingers: { x: number; y: number }[][]) {
		const session = await page.context().newCDPSession(page);
		const send = (
			type: "touchStart" | "touchMove" | "touchEnd",
			touchPoints: { x: number; y: number }[],
		) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
		const at = (step: number) =>
			fingers.map((places) => places[step] ?? { x: 0, y: 0 });
		await send("touchStart", at(0));
		await send("touchMove", at(1));
		await send("touchEnd", []);
	}

	test("two fingers zoom a picture, a stroke turns to the next", async ({
		page,
	}) => {
		await open(page, path);
		const stage = await openViewer(page);
		const { x, y } = await middleOf(stage);
		await touch(page, [
			[
				{ x: x + 100, y },
				{ x: x - 100, y },
			],
		]);
		await expect(viewer(page).getByRole("status")).toHaveText("2 / 4");
		await touch(page, [
			[
				{ x: x - 40, y },
				{ x: x - 80, y },
			],
			[
				{ x: x + 40, y },
				{ x: x + 80, y },
			],
		]);
		await expect.poll(() => scaleOf(stage)).toBeGreaterThan(1.5);
		await expect(viewer(page).getByRole("status")).toHaveText("2 / 4");
	});

	test("the way back closes the pictures and stays, and closing them leaves nothing to go back to", async ({
		page,
	}) => {
		await page.goto("/en");
		await open(page, path);
		await openViewer(page);
		await page.goBack();
		await expect(viewer(page)).toBeHidden();
		await expect(page).toHaveURL(path);
		await expect(page.locator("#picture-1 a")).toBeFocused();

		await openViewer(page);
		await viewer(page).getByRole("button", { name: "Close" }).click();
		await expect(viewer(page)).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL("/en");
	});
});
