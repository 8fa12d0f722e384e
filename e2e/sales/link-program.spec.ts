import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import type { LocaleCode } from "../../gateway/contract/locale";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { answerDialog } from "../support/answer-dialog";
import { enterAsMember, findInArea } from "../support/cart";
import { open } from "../support/open";
import { orderPaid } from "../support/order";
import {
	enterByCall,
	enteredAddress,
	exchange,
	newProgram,
	type Program,
} from "../support/program";
import { inLocale } from "../support/screens";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

let program: Server;

test.beforeAll(async () => {
	program = createServer((_, response) => {
		response.setHeader("content-type", "text/html");
		response.end('<title>Back</title><link rel="icon" href="data:,">');
	});
	await new Promise<void>((ready) => program.listen(0, "127.0.0.1", ready));
});

const portOf = () => (program.address() as AddressInfo).port;

test.afterAll(() => {
	program.close();
});

// What is entered wrongly is refused by its field, and a program that is not known by 404.
test.use({ viewport: { width: 390, height: 844 }, hasRefusals: true });

/** As an operator enters it on a phone, at first with an address that no program is answered at. */
async function enter(page: Page, { host, name }: Program, locale: LocaleCode) {
	const { client: words } = wordsIn(locale).console.agents;
	await open(page, inLocale("/console/agents", locale));
	const addresses = await arrived(
		page.getByLabel(words.addresses, { exact: true }),
	);
	await page.getByLabel(words.host, { exact: true }).fill(host);
	await page.getByLabel(words.name, { exact: true }).fill(name);
	const wrong = `${enteredAddress}\nhttp://${host}/back`;
	await addresses.fill(wrong);
	const save = page.getByRole("button", { name: words.save, exact: true });
	await save.click();
	await expect(addresses).toHaveAttribute("aria-invalid", "true");
	await expect(addresses).toHaveValue(wrong);
	await addresses.fill(enteredAddress);
	await save.click();
	const row = await arrived(page.getByRole("row", { name: host }));
	await expect(row).toContainText(words.as.replace("{name}", name));
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	return row;
}

/** What the program reads in the address at which the browser arrives. */
async function answerAt(page: Page, { redirectUri }: Program) {
	await page.waitForURL((url) => url.href.startsWith(redirectUri));
	return Object.fromEntries(new URL(page.url()).searchParams);
}

for (const locale of ["zh-CN", "en"] as const)
	test(`a program that an operator has entered is allowed to see a member's orders, until the member unlinks it, on a phone in ${locale}`, async ({
		page,
		request,
	}, { project }) => {
		const { linkProgram: words, user } = wordsIn(locale);
		const asked = newProgram(portOf());
		const { host, name, state } = asked;
		await signInAgain(page.context(), await freshOperator(project.name));
		await enter(page, asked, locale);

		await enterAsMember(page);
		const { sku } = await findInArea(
			page.request,
			"E_COMMERCE",
			({ skuCount }) => skuCount === 1,
		);
		const wanted = [{ skuId: sku.id, quantity: 1 }];
		const { orderNo } = await orderPaid(page.request, wanted);
		await open(page, inLocale(asked.path, locale));
		const allow = await arrived(
			page.getByRole("button", { name: words.allow, exact: true }),
		);
		const main = page.getByRole("main");
		await expect(main.getByText(name, { exact: true })).toBeVisible();
		await expect(main.getByText(host)).toBeVisible();
		await expect(main.getByText(words.may.orders)).toBeVisible();
		await expect(main.getByText(words.may.checkout)).toBeVisible();
		await expect(main.getByText(words.never)).toBeVisible();
		await expectAccessible(page, "main");
		await expectNoSidewaysScroll(page);
		await allow.click();

		const { code = "", ...said } = await answerAt(page, asked);
		const metadata = await request.get(
			"/.well-known/oauth-authorization-server",
		);
		expect(said).toEqual({ state, iss: (await metadata.json()).issuer });
		const token = await exchange(request, asked, code);
		const readOrder = () =>
			request.get(`/ucp/v1/orders/${orderNo}`, {
				headers: {
					"ucp-agent": `profile="https://${host}/profile.json"`,
					authorization: `Bearer ${token}`,
				},
			});
		const read = await readOrder();
		expect(read.status()).toBe(200);
		expect(await read.json()).toMatchObject({ checkout_id: orderNo });

		await open(page, inLocale("/users/user_info", locale));
		const row = await arrived(
			page.getByRole("listitem").filter({ hasText: host }),
		);
		await expect(row).toContainText(name);
		await expect(row).toContainText(user.programs.may.orders);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await row.getByRole("button", { name: user.programs.unlink }).click();
		await answerDialog(page, user.programs.unlink);
		await expect(row).toBeHidden();
		expect((await readOrder()).status()).toBe(401);
	});

test("a program that a member does not allow hears that and nothing else, in the language that the program says the member reads", async ({
	page,
}, { project }) => {
	const { linkProgram: words, user } = wordsIn("en");
	const asked = newProgram(portOf());
	await signInAgain(page.context(), await freshOperator(project.name));
	await enterByCall(page, asked);
	await enterAsMember(page);
	await open(page, `${asked.path}&ui_locales=en-GB%20fr`);
	await (
		await arrived(page.getByRole("button", { name: words.refuse, exact: true }))
	).click();
	const said = await answerAt(page, asked);
	expect(said).toEqual({
		error: "access_denied",
		state: asked.state,
		iss: expect.any(String),
	});

	await open(page, inLocale("/users/user_info", "en"));
	await arrived(page.getByRole("heading", { name: user.sessions.title }));
	await expect(page.getByText(asked.host)).toBeHidden();
});

test("a stranger signs in before a program is answered, and one that nobody has entered is answered nothing", async ({
	page,
}) => {
	const { linkProgram: words } = wordsIn("en");
	const path = inLocale(newProgram(portOf()).path, "en");
	await page.goto(path);
	await expect(page).toHaveURL(/\/en\/login$/);
	await enterAsMember(page);
	await open(page, path);
	await arrived(page.getByText(words.unknown));
	await expect(
		page.getByRole("button", { name: words.allow, exact: true }),
	).toBeHidden();
	await expectAccessible(page, "main");
});

test("an operator ends the linking to a program, with all links to it", async ({
	page,
}, { project }) => {
	const { client: words } = wordsIn("en").console.agents;
	const asked = newProgram(portOf());
	await signInAgain(page.context(), await freshOperator(project.name));
	await enterByCall(page, asked);
	await open(page, "/en/console/agents");
	const row = await arrived(page.getByRole("row", { name: asked.host }));
	await row.getByRole("button", { name: words.end }).click();
	await expect(page.getByRole("dialog")).toContainText(words.endDetail);
	await answerDialog(page, words.end);
	await expect(row).toBeHidden();
});
