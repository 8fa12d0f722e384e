import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { openConfirmOf } from "../support/collect";
import { inDatabase } from "../support/database";
import { open } from "../support/open";
import { orderOne } from "../support/order";
import { allMessages } from "../support/outbox";
import { inLocale } from "../support/screens";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ viewport: { width: 390, height: 844 } });

/** The shop looks for what is late once a minute. */
const patience = { timeout: 240_000 };

/** The part of a message before its first value. */
const begins = (message: string) => message.split("{")[0] ?? "";

for (const locale of ["zh-CN", "en"] as const)
	test(`in ${locale} on a phone a late delivery gives freight and points back, on its order, by mail and before its operator`, async ({
		page,
		browser,
	}, { project }) => {
		test.setTimeout(2 * patience.timeout);
		const words = wordsIn(locale).order;
		const email = await enterAsMember(page);
		const { orderNo, store } = await orderOne(page.request, "SUPERMARKET");
		await inDatabase(
			project.name,
			`update delivery_promise set from_at = now() - interval '3 hours', until_at = now() - interval '1 hour'
			where order_id = (select id from merchant_order where no = $1)`,
			[orderNo],
		);
		const amends = async () => {
			const path = `/api/front/order/detail/${orderNo}`;
			return (await (await page.request.get(path)).json()).data.amends;
		};
		await expect.poll(amends, patience).toMatchObject({ points: 500 });

		const path = `/users/order_detail?orderNo=${orderNo}`;
		await open(page, inLocale(path, locale));
		const said = page.getByText(begins(words.amends.freight));
		await arrived(said);
		await expect(said).toContainText("500");
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		const mails = async () => {
			const sent = (await allMessages()) as { to: string; text?: string }[];
			return sent.filter(
				({ to, text }) =>
					to === email &&
					text?.includes(orderNo) &&
					/\b500 (points|積分)/.test(text),
			).length;
		};
		await expect.poll(mails, patience).toBe(1);

		const operator = await browser.newPage();
		await signInAgain(operator.context(), await freshOperator(project.name));
		await open(operator, inLocale("/console/promises", locale));
		// Its name is said in the language of the page.
		const link = operator.locator(`a[href*="store=${store?.id}"]`);
		await (await arrived(link)).click();
		await arrived(operator.getByRole("link", { name: orderNo }));
		await expectAccessible(operator);
		await expectNoSidewaysScroll(operator);
		await operator.close();
	});

for (const locale of ["zh-CN", "en"] as const)
	test(`in ${locale} on a phone the checkout says how many came in time, where a slot is chosen`, async ({
		page,
	}, { project }) => {
		const day = locale === "en" ? 21 : 22;
		const { inTime } = wordsIn(locale).stores.slots;
		await inDatabase(
			project.name,
			`insert into promise_day (store_id, day, kept, broken)
			select id, current_date - $1::int, 9999, 1 from store on conflict do nothing`,
			[day],
		);
		try {
			await enterAsMember(page);
			await orderOne(page.request, "SUPERMARKET");
			await openConfirmOf(page, "SUPERMARKET", locale);
			const said = inTime.replace("{percent}", "99").replace("{days}", "30");
			await arrived(page.getByText(said));
			await expectNoSidewaysScroll(page);
		} finally {
			// They were measured of no order.
			await inDatabase(
				project.name,
				"delete from promise_day where day = current_date - $1::int",
				[day],
			);
		}
	});
