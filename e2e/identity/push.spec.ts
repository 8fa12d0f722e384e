import { expectAccessible } from "../support/accessible";
import { enterAsMember } from "../support/cart";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// A shopper has a phone tell of orders. The push service itself is far away from here: the browser's side of it says what
// it would, and is asked nothing more.

test.use({
	serviceWorkers: "allow",
	hasCuts: true,
	viewport: { width: 390, height: 844 },
});

/** In the page, in the place of the browser's push service. */
function standIn() {
	// A browser without a window refuses notices, whatever it is permitted.
	Object.defineProperty(Notification, "permission", { get: () => "granted" });
	Notification.requestPermission = async () => "granted";
	let subscribed = false;
	const subscription = {
		toJSON: () => ({
			endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
			keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
		}),
		unsubscribe: async () => {
			subscribed = false;
			return true;
		},
	};
	Object.assign(PushManager.prototype, {
		getSubscription: async () => (subscribed ? subscription : null),
		subscribe: async () => {
			subscribed = true;
			return subscription;
		},
	});
}

for (const locale of ["zh-CN", "en"] as const)
	test(`in ${locale} notices are turned on by a button, and off again`, async ({
		page,
	}) => {
		const { push } = wordsIn(locale);
		await page.addInitScript(standIn);
		await enterAsMember(page);
		await open(page, inLocale("/users/user_info", locale));
		await page.evaluate(() => navigator.serviceWorker.ready);
		await page.reload();
		const card = page.getByRole("region", { name: push.title });
		await card.getByRole("button", { name: push.on }).click();
		await expect(card).toContainText(push.state.on);
		await expectAccessible(page);
		const known = async () => {
			const answer = await page.request.get("/api/front/user/push");
			return (await answer.json()).data.list;
		};
		expect(await known()).toMatchObject([{ isCurrent: true }]);
		await card.getByRole("button", { name: push.off }).click();
		await expect(card).toContainText(push.state.off);
		expect(await known()).toEqual([]);
	});
