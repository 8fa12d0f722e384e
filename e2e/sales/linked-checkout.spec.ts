import { arrived } from "../support/alive";
import { enterAsMember, findInArea } from "../support/cart";
import { home, keepAddress } from "../support/checkout";
import { open } from "../support/open";
import { enterByCall, link, newProgram } from "../support/program";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

/** Nobody arrives there. */
const anyPort = 9;

test("a member goes on with the address and the slot that were chosen in a program's checkout", async ({
	page,
	request,
}, { project }) => {
	const asked = newProgram(anyPort);
	await signInAgain(page.context(), await freshOperator(project.name));
	await enterByCall(page, asked);
	await enterAsMember(page);
	await keepAddress(page);
	const other = await page.request.post("/api/front/address/edit", {
		data: { ...home, detail: "山東街 2 號", isDefault: false },
	});
	const addressId = (await other.json()).data.id;
	const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;
	const { sku } = await findInArea(page.request, "SUPERMARKET", one);
	const headers = {
		"ucp-agent": `profile="https://${asked.host}/profile.json"`,
		authorization: `Bearer ${await link(page, asked)}`,
	};
	const begun = {
		line_items: [{ item: { id: `sku-${sku.id}` }, quantity: 1 }],
		fulfillment: {
			methods: [
				{ type: "shipping", selected_destination_id: `saved-${addressId}` },
			],
		},
	};
	const path = "/ucp/v1/checkout-sessions";
	const made = await request.post(path, { headers, data: begun });
	const { id, fulfillment, continue_url } = await made.json();
	const [{ groups }] = fulfillment.methods;
	const [{ id: group, options }] = groups;
	const slot = options.at(-1).id;
	const [method] = begun.fulfillment.methods;
	await request.put(`${path}/${id}`, {
		headers,
		data: {
			...begun,
			fulfillment: {
				methods: [
					{ ...method, groups: [{ id: group, selected_option_id: slot }] },
				],
			},
		},
	});

	const { pathname, search } = new URL(continue_url);
	const quoted = page.waitForRequest(/order\/computed\/price/);
	await open(page, pathname + search);
	expect((await quoted).postDataJSON()).toMatchObject({
		addressId,
		slots: { [group]: slot },
	});
	await arrived(page.locator("#address").getByText("山東街 2 號"));
});
