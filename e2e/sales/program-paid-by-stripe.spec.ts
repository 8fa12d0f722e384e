import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember, findInArea } from "../support/cart";
import { keepAddress } from "../support/checkout";
import { open } from "../support/open";
import { enterByCall, link, newProgram } from "../support/program";
import { inLocale } from "../support/screens";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ viewport: { width: 390, height: 844 } });

/** Nobody arrives there. */
const anyPort = 9;
const scopes = [
	"dev.ucp.shopping.checkout:manage",
	"dev.ucp.shopping.checkout:complete",
];

for (const locale of ["zh-CN", "en"] as const)
	test(`a member allows a program to order, and what it pays there with a wallet is a paid order of theirs, on a phone in ${locale}`, async ({
		page,
		request,
	}, { project }) => {
		const { linkProgram: words, user } = wordsIn(locale);
		const asked = newProgram(anyPort, scopes);
		await signInAgain(page.context(), await freshOperator(project.name));
		await enterByCall(page, asked);
		await enterAsMember(page);
		await keepAddress(page);
		await open(page, inLocale(asked.path, locale));
		const main = page.getByRole("main");
		await arrived(main.getByText(words.may.pay));
		await expect(main.getByText(words.neverCard)).toBeVisible();
		await expectAccessible(page, "main");
		await expectNoSidewaysScroll(page);

		const headers = {
			"ucp-agent": `profile="https://${asked.host}/profile.json"`,
			authorization: `Bearer ${await link(page, asked)}`,
		};
		const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;
		const { sku } = await findInArea(page.request, "E_COMMERCE", one);
		const path = "/ucp/v1/checkout-sessions";
		const begun = await request.post(path, {
			headers,
			data: {
				line_items: [{ item: { id: `sku-${sku.id}` }, quantity: 1 }],
				context: { language: locale },
			},
		});
		const ready = await begun.json();
		expect(ready.status).toBe("ready_for_complete");
		const [handler] = ready.ucp.payment_handlers["com.google.pay"];
		// As the wallet hands over what the gateway minted.
		const token = JSON.stringify({ id: `tok_${crypto.randomUUID()}` });
		const instrument = {
			id: "chosen",
			handler_id: handler.id,
			type: "card",
			selected: true,
			credential: { type: "PAYMENT_GATEWAY", token },
		};
		const completed = await request.post(`${path}/${ready.id}/complete`, {
			headers,
			data: { payment: { instruments: [instrument] } },
		});
		const { status, line_items } = await completed.json();
		expect(status).toBe("completed");

		await open(page, inLocale("/users/order_list?tab=toShip", locale));
		await arrived(main.getByText(line_items[0].item.title).first());
		await open(page, inLocale("/users/user_info", locale));
		const row = await arrived(
			page.getByRole("listitem").filter({ hasText: asked.host }),
		);
		await expect(row).toContainText(user.programs.may.pay);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
	});
