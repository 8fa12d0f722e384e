import { createHash, randomBytes } from "node:crypto";
import { recoveryCodeCount } from "../../../contract/identity/second-factor-terms";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { recordAudit } from "../../platform/audit/service";
import * as repository from "./repository";
import { tellOwner } from "./tell-owner";

/** Without letters that are taken for others. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
/** Eighty bits. */
const codeLength = 16;

function drawCode(): string {
	const drawn = [...randomBytes(codeLength)].map((byte) => letters[byte % 32]);
	return drawn.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/** However it was typed. */
const asKept = (code: string) => code.toLowerCase().replace(/[^0-9a-z]/g, "");

const hashOf = (accountId: number, code: string) =>
	createHash("sha256")
		.update(`${accountId}:${asKept(code)}`)
		.digest("hex");

/** In the place of those before; answered here and never again. */
export async function drawRecoveryCodes(
	tx: Transaction,
	accountId: number,
): Promise<string[]> {
	const codes = Array.from({ length: recoveryCodeCount }, drawCode);
	const hashes = codes.map((code) => hashOf(accountId, code));
	await repository.replaceRecoveryCodes(tx, accountId, hashes);
	return codes;
}

/** Spends a code; its owner hears of it. */
export async function takeRecoveryCode(
	tx: Transaction,
	ctx: Ctx,
	{ staff, code }: { staff: repository.StaffRow; code: string },
): Promise<boolean> {
	const { id: accountId, merchantId } = staff;
	const codeHash = hashOf(accountId, code);
	const spent = { accountId, codeHash, at: ctx.now() };
	if (!(await repository.spendRecoveryCode(tx, spent))) return false;
	const left = await repository.countRecoveryCodes(tx, accountId);
	await recordAudit(tx, ctx, {
		action: "factor.recover",
		target: `account ${accountId}`,
		merchantId,
	});
	await tellOwner(tx, staff, {
		template: "recoveryCodeUsed",
		values: { left: String(left) },
	});
	return true;
}
