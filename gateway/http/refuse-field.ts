import { GatewayError } from "./errors";

/** Right by its form and yet not to be taken; `fault` is a message key that the storefront words. */
export function refuseField(field: string, fault: string): GatewayError {
	return new GatewayError(400, "parameterInvalid", {
		data: { fields: { [field]: fault } },
	});
}
