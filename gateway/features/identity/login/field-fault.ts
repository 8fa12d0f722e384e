import { GatewayError } from "../../../http/errors";

/** What only the gateway can know of a field, as a message key beside that field. */
export function fieldFault(field: string, messageKey: string): GatewayError {
	return new GatewayError(400, "parameterInvalid", {
		data: { fields: { [field]: messageKey } },
	});
}
