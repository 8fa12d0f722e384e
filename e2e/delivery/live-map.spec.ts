import { test as bare, expect, type Page } from "@playwright/test";
import { fullOnly } from "../support/extent";
import { locationPanel, openLocationPanel } from "../support/location";
import { open } from "../support/open";

// Google stands in for itself here: the key and the script are the test's own, and nothing leaves this machine. What a
// browser reports about the refused script is part of the story, so the page may report.

const google = "https://maps.googleapis.com/**";

/** As much of Google's map as the shop uses; `hm` hands its pin to the test. */
const standIn = `
	class Thing {
		constructor(options = {}) { this.options = options; this.heard = {}; if (options.position) this.at = options.position; }
		addListener(name, hear) { this.heard[name] = hear; }
		setMap(map) { this.map = map; }
		setPosition(at) { this.at = at; }
		getPosition() { const { lat, lng } = this.at; return { lat: () => lat, lng: () => lng }; }
		setDraggable(is) { this.isDraggable = is; }
	}
	class GoogleMap extends Thing {
		constructor(element) { super(); element.textContent = "Google"; window.hm.map = this; }
		setCenter(at) { this.at = at; }
		setZoom(zoom) { this.zoom = zoom; }
		getCenter() { return this.getPosition(); }
	}
	class Marker extends Thing {
		constructor(options) { super(options); window.hm.pin = this; }
	}
	window.hm = {};
	google.maps.importLibrary = async () => ({ Map: GoogleMap, Circle: Thing, Marker });
	google.maps.__ib__();
`;

async function giveKey(page: Page) {
	await page.route("**/api/map-key", (route) =>
		route.fulfill({ json: { key: "a-key-of-the-tests" } }),
	);
}

function pressPlace(page: Page) {
	return locationPanel(page).getByRole("combobox");
}

bare(
	"a map that Google does not send is drawn by the shop itself",
	async ({ page }) => {
		await giveKey(page);
		await page.route(google, (route) => route.abort());
		await open(page, "/en");
		await openLocationPanel(page);
		await expect(
			locationPanel(page).getByRole("application", {
				name: "Map of the delivery place",
			}),
		).toBeVisible();
		await expect(locationPanel(page).locator(".live")).toHaveCount(0);
	},
);

bare.describe("where the policy lets Google in", () => {
	bare.use({ bypassCSP: true });

	bare(
		"one that never answers is drawn as well",
		fullOnly,
		async ({ page }) => {
			await giveKey(page);
			await page.clock.install();
			await page.route(google, () => {});
			await open(page, "/en");
			await openLocationPanel(page);
			await expect(locationPanel(page).locator(".live")).toBeVisible();
			await page.clock.runFor(3_000);
			await expect(locationPanel(page).getByRole("application")).toBeVisible();
		},
	);

	bare(
		"Google's pin is dragged, or put into the middle by a button, and the place gets its name",
		async ({ page }) => {
			await giveKey(page);
			await page.route(google, (route) =>
				route.fulfill({ contentType: "text/javascript", body: standIn }),
			);
			await open(page, "/en");
			await openLocationPanel(page);
			await expect(locationPanel(page).locator(".live")).toHaveText("Google");
			await page.evaluate(() => {
				const { map } = (window as never as { hm: { map: Live } }).hm;
				const at = { lat: () => 22.3193, lng: () => 114.1694 };
				map.heard.click?.({ latLng: at });
			});
			await expect(pressPlace(page)).toHaveValue(/Mong Kok/);
			await page.evaluate(() => {
				const { pin } = (window as never as { hm: { pin: Live } }).hm;
				pin.at = { lat: 22.3817, lng: 114.1889 };
				pin.heard.dragend?.();
			});
			await expect(pressPlace(page)).toHaveValue(/Sha Tin/);
			await locationPanel(page)
				.getByRole("button", { name: "Put the pin here" })
				.click();
			await expect(pressPlace(page)).not.toHaveValue(/Sha Tin/);
			await expect(locationPanel(page).getByRole("application")).toHaveCount(0);
		},
	);
});

/** One of the stand-in's things. */
interface Live {
	at: { lat: number; lng: number };
	heard: Record<string, ((event?: unknown) => void) | undefined>;
}
