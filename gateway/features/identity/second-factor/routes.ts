import {
	addPasskey,
	addTotp,
	beginPasskey,
	beginProof,
	beginTotp,
	confirmProof,
	endStaffSessions,
	getSecondFactor,
	proveByCode,
	proveByPasskey,
	removeFactor,
	renewRecoveryCodes,
	resetSecondFactor,
} from "../../../contract/identity/second-factor";
import { route } from "../../../http/route";
import { addOwnPasskey, beginOwnPasskey, beginOwnProof } from "./passkeys";
import { proveOwnCode, proveOwnPasskey } from "./prove";
import {
	endSessionsOfStaff,
	readOwnFactors,
	removeOwnFactor,
	renewOwnRecoveryCodes,
	resetFactorsOf,
} from "./service";
import { addOwnTotp, beginOwnTotp } from "./totp";

export const secondFactorRoutes = [
	route(getSecondFactor, (ctx) => readOwnFactors(ctx)),
	route(beginPasskey, (ctx) => beginOwnPasskey(ctx)),
	route(addPasskey, (ctx, { body }) => addOwnPasskey(ctx, body)),
	route(beginTotp, (ctx) => beginOwnTotp(ctx)),
	route(addTotp, (ctx, { body }) => addOwnTotp(ctx, body)),
	route(removeFactor, (ctx, { params }) => removeOwnFactor(ctx, params.id)),
	route(renewRecoveryCodes, (ctx) => renewOwnRecoveryCodes(ctx)),
	route(beginProof, (ctx) => beginOwnProof(ctx)),
	route(proveByPasskey, (ctx, { body }) => proveOwnPasskey(ctx, body)),
	route(proveByCode, (ctx, { body }) => proveOwnCode(ctx, body)),
	route(confirmProof, async () => null),
	route(resetSecondFactor, async (ctx, { body }) => {
		await resetFactorsOf(ctx, body);
		return null;
	}),
	route(endStaffSessions, (ctx, { body }) => endSessionsOfStaff(ctx, body.uid)),
];
