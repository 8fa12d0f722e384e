import sharp from "sharp";
import { sendCode } from "../features/identity/login/codes";
import { noLimits } from "../http/limits";
import { type OpenAccount, openAccount } from "./open-account";
import { readCode } from "./read-code";
import { sendPicture } from "./send-picture";
import { systemContext } from "./system-context";
import type { TestShop } from "./test-shop";
import type { Answer } from "./wire";

export interface Applicant extends OpenAccount {
	email: string;
	/** Sends a picture of a licence; answers its path. */
	sendLicence: () => Promise<string>;
	/** A whole form with a fresh code and a fresh licence but for what is said otherwise. */
	form: (changed?: object) => Promise<Record<string, unknown>>;
	send: (form: object) => Promise<Answer>;
	/** Applies with such a form; answers the application's id. */
	applied: (changed?: object) => Promise<number>;
	records: () => Promise<Answer>;
}

const settled = "/api/front/merchant/settled";

export async function openApplicant(
	shop: TestShop,
	row?: Parameters<typeof openAccount>[1],
): Promise<Applicant> {
	const opened = await openAccount(shop, row);
	const { id, token } = opened;
	const email = `shop-${id}@example.com`;
	let sent = 0;
	const timestamp = () => shop.now().getTime() + ++sent;
	const sendLicence = async () => {
		const bytes = await sharp({
			create: { width: 60, height: 40, channels: 3, background: "#0b7a5b" },
		})
			.png()
			.toBuffer();
		const answer = await sendPicture(shop, token, { bytes, model: "merchant" });
		return answer.data.path as string;
	};
	const form: Applicant["form"] = async (changed = {}) => ({
		companyName: "Lantau Tea",
		realName: "Chan Tai Man",
		countryCode: "+852",
		phone: "9123 4567",
		email,
		categoryId: await firstCategory(shop),
		typeId: 2,
		agreement: true,
		images: "images" in changed ? [] : [await sendLicence()],
		captcha: "captcha" in changed ? "" : await drawCode(shop, email),
		...changed,
	});
	const send: Applicant["send"] = (body) =>
		shop.wire.post(`${settled}/apply`, body, { token, timestamp: timestamp() });
	return {
		...opened,
		email,
		sendLicence,
		form,
		send,
		applied: async (changed) => {
			const { code, data, text } = await send(await form(changed));
			if (code !== 200) throw new Error(`Not taken: ${text}`);
			return data.id;
		},
		records: () =>
			shop.wire.get(`${settled}/record`, {}, { token, timestamp: timestamp() }),
	};
}

async function firstCategory({ wire }: TestShop): Promise<number> {
	const { data } = await wire.get("/api/front/merchant/all/category/list");
	return data[0].id;
}

/** However many were drawn before. */
async function drawCode(shop: TestShop, email: string): Promise<string> {
	const ctx = systemContext(shop, { limits: noLimits });
	await sendCode(ctx, { purpose: "merchant", target: email });
	return (await readCode(shop, email)) ?? "";
}
