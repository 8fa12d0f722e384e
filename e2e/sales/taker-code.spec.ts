import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { masterOf } from "../support/checkout";
import { openConfirmOf, payByTest } from "../support/collect";
import { mongKok } from "../support/make-order";
import { open } from "../support/open";
import { ship } from "../support/order-admin";
import { inLocale } from "../support/screens";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

const phone = { width: 390, height: 844 };
test.use({ hasRefusals: true, viewport: phone });

for (const locale of ["zh-CN", "en"] as const)
	test(`in ${locale} on a phone somebody is named who takes a parcel, and it is handed over by their code, once`, async ({
		page,
		browser,
	}, { project }) => {
		const words = wordsIn(locale);
		const { takerCode, status } = words.order;
		await enterAsMember(page);
		await page.request.post("/api/front/address/edit", { data: mongKok });
		await openConfirmOf(page, "E_COMMERCE", locale);
		await payByTest(page, locale);
		const { orders } = await masterOf(page);
		const orderNo = orders[0]?.orderNo ?? "";
		await ship(project.name, orderNo);

		const detail = inLocale(`/users/order_detail?orderNo=${orderNo}`, locale);
		await open(page, detail);
		const taker = page.getByLabel(takerCode.taker, { exact: true });
		await (await arrived(taker)).fill("Maria");
		await expectAccessible(page);
		await page.getByRole("button", { name: takerCode.make }).click();
		const shown = await arrived(page.locator("b.code"));
		const code = (await shown.textContent()) ?? "";
		expect(code).toMatch(/^[2-9A-Z]{4} [2-9A-Z]{4}$/);
		await arrived(page.getByRole("button", { name: takerCode.copy }));
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		const staff = await browser.newPage({ viewport: phone });
		await signIn(staff.context(), "Operator staff");
		await open(
			staff,
			inLocale(`/console/orders/detail?orderNo=${orderNo}`, locale),
		);
		const { collecting } = words.console;
		const field = staff.getByLabel(collecting.code, { exact: true });
		const press = staff.getByRole("button", { name: collecting.handOver });
		await (await arrived(field)).fill("1");
		await press.click();
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expectAccessible(staff);
		await expectNoSidewaysScroll(staff);
		await field.fill(code.toLowerCase());
		await press.click();
		await arrived(staff.getByText("Maria"));
		await expect(field).toHaveCount(0);

		await open(page, detail);
		await arrived(page.getByRole("heading", { name: status.received }));
		await arrived(page.getByText("Maria"));
		await expect(page.locator("b.code")).toHaveCount(0);
		await staff.close();
	});
