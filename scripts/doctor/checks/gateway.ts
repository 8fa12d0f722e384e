import { type Check, fail, ok } from "../check";
import { askHealth } from "../running";

export const gatewayCheck: Check = {
	name: "gateway",
	remedy: "start the gateway of GATEWAY_URL, or correct that address",
	run: async ({ settings: { GATEWAY_URL } }, signal) => {
		if (!GATEWAY_URL) return [];
		if (await askHealth(GATEWAY_URL, signal))
			return [ok("it answers; npm run doctor on its machine says how it is")];
		return [fail("nobody answers at GATEWAY_URL", gatewayCheck.remedy)];
	},
};
