import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { storyVariants } from "../support/extent";
import { open } from "../support/open";
import { orderOne } from "../support/order";
import { closeSlots, reopenSlots } from "../support/order-admin";
import { inLocale } from "../support/screens";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

/** The shop looks after orders twice a minute. */
const lookedAfterMs = 90_000;

for (const { locale, width } of storyVariants)
	test.describe(`${locale} at ${width} px`, () => {
		test.use({ viewport: { width, height: 844 } });

		test("an order that a typhoon holds up says why, and one tap gives it another time", async ({
			page,
		}, { project }) => {
			const t = wordsIn(locale).order.heldUp;
			await enterAsMember(page);
			const { orderNo, slot, store } = await orderOne(
				page.request,
				"SUPERMARKET",
				true,
			);
			const minute = (moment = "") => moment.slice(0, 16);
			const closure = await closeSlots(project.name, {
				storeId: store?.id ?? 0,
				from: minute(slot?.from),
				until: minute(slot?.to),
				reason: "typhoon",
				note: null,
			});
			try {
				const path = inLocale(`/users/order_detail?orderNo=${orderNo}`, locale);
				const times = page.getByRole("list", { name: t.times });
				await expect(async () => {
					await open(page, path);
					await expect(times).toBeVisible({ timeout: 3_000 });
				}).toPass({ timeout: lookedAfterMs });
				const notice = page.getByRole("region").filter({ has: times });
				await expect(notice).toContainText(
					locale === "en" ? "Typhoon signal No. 8" : "八號",
				);
				await expectAccessible(page);
				await expectNoSidewaysScroll(page);
				const other = times.getByRole("button").last();
				const chosen = (await other.textContent()) ?? "";
				await other.click();
				await expect(times).toBeHidden();
				await expect(page.getByRole("main")).toContainText(chosen);
				const { data } = await (
					await page.request.get(`/api/front/order/detail/${orderNo}`)
				).json();
				expect(data.slot.from).not.toBe(slot?.from);
			} finally {
				await reopenSlots(project.name, closure.id);
			}
		});

		test("an operator sees which warnings are in force, and is asked before all stores close", async ({
			page,
		}) => {
			const { weather, reason } = wordsIn(locale).console.stores;
			await signIn(page.context(), "Operator staff");
			await open(page, inLocale("/console/stores?tab=closures", locale));
			const panel = await arrived(
				page.getByRole("region", { name: weather.title }),
			);
			await expect(panel).toContainText(weather.source.console);
			await expect(panel).toContainText(reason.typhoon);
			await panel.getByRole("button").first().click();
			const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
			await expect(dialog).toContainText(reason.typhoon);
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
			await expect(panel).toContainText(weather.notInForce);
		});
	});
