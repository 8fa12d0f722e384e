import type { DataOf, Input } from "../../../contract/call";
import type {
	Application,
	applyForShop,
	sendSettledCode,
} from "../../../contract/marketplace/merchant-application";
import { signedInActor } from "../../../http/access";
import type { Ctx, SignedInActor } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { refuseField } from "../../../http/refuse-field";
import {
	normalizePhone,
	proveCode,
	requireProofForMany,
	sendCode,
	spendCode,
} from "../../identity/login/service";
import { holdOwnAccount } from "../../identity/user/service";
import { requireOwnPicture } from "../../platform/upload/service";
import { listCategoriesOfMerchants, shopTypeOf } from "../merchant/service";
import { answerBy } from "./answer-by";
import { presentApplication } from "./presenter";
import * as repository from "./repository";

// Applying for a shop: one application of an account waits at a time, and whoever works for a shop has none to apply
// for. The e-mail is proven by a code; the pictures must have been sent by this account for this.

type Form = Input<typeof applyForShop>["body"];

const purpose = "merchant";

export async function sendApplicationCode(
	ctx: Ctx,
	{ email }: Input<typeof sendSettledCode>["body"],
): Promise<DataOf<typeof sendSettledCode>> {
	requireFree(signedInActor(ctx));
	await requireProofForMany(ctx);
	return sendCode(ctx, { purpose, target: email });
}

export async function apply(ctx: Ctx, form: Form): Promise<Application> {
	const actor = signedInActor(ctx);
	requireFree(actor);
	const { uid: accountId } = actor;
	// Before the code is tried: a second click finds the first one's application, not a code that is used up.
	if (await repository.hasOpenApplication(ctx.db, accountId)) throw isOpen();
	const chosen = await checkChoices(ctx, form);
	const { email, captcha: code } = form;
	const proof = await proveCode(ctx, { purpose, target: email, code });
	const id = await ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, accountId);
		if (await repository.hasOpenApplication(tx, accountId)) throw isOpen();
		await spendCode(ctx, proof, tx);
		const { companyName, realName, images } = form;
		const appliedAt = ctx.now();
		return repository.insertApplication(tx, {
			accountId,
			companyName,
			realName,
			email,
			images,
			...chosen,
			state: "pending",
			locale: ctx.locale,
			appliedAt,
			answerBy: answerBy(appliedAt),
		});
	});
	const found = orNotFound(await repository.findApplication(ctx.db, id));
	return presentApplication(found, ctx.locale);
}

const isOpen = () => new GatewayError(409, "applicationOpen");

function requireFree({ scope }: SignedInActor): void {
	if (scope.length > 0) throw new GatewayError(409, "worksForShop");
}

/** What only the gateway can know of a form: phones of other countries, what can be chosen, whose the pictures are. */
async function checkChoices(ctx: Ctx, form: Form) {
	const { countryCode, typeId, categoryId } = form;
	const phone = normalizePhone(form).slice(countryCode.length);
	const type = shopTypeOf(typeId);
	if (!type) throw refuseField("typeId", "emptyType");
	const categories = await listCategoriesOfMerchants(ctx);
	if (!categories.some(({ id }) => id === categoryId))
		throw refuseField("categoryId", "emptyCategory");
	for (const path of form.images)
		await requireOwnPicture(ctx, { path, model: "merchant", field: "images" });
	return { countryCode, phone, type, categoryId };
}
