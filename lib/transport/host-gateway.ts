import "server-only";
import { type OpenGateway, openGateway } from "@/gateway/open";
import { readGatewaySettings } from "@/gateway/settings";
import { ownAddress } from "../freshness/own-address";
import { env } from "../process/env";
import { hosted } from "./gateway-transport";

/**
 * Opens the gateway of this process, once; undefined where GATEWAY_URL names another. Only what begins with the process
 * imports this: every route is a bundle, and each that did would carry a gateway of its own.
 */
export function hostGateway(): OpenGateway | undefined {
	if (env().GATEWAY_URL) return undefined;
	const holder = hosted();
	holder.opened ??= openGateway(readGatewaySettings(process.env), {
		ownAddress,
	});
	return holder.opened;
}
