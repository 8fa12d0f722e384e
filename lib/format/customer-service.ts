import type { ServiceConfig } from "@/gateway/contract/content/site";
import {
	accountPaths,
	type ConversationPlace,
} from "@/lib/routes/account-paths";

/** A page or a path of the shop; anything else an operator may have typed is no link. */
function webAddress(link: string): string | undefined {
	return /^(https:\/\/|\/(?!\/))/.test(link) ? link : undefined;
}

function numberAddress(scheme: "tel" | "sms", spoken: string) {
	const dialled = spoken.replace(/[^\d+]/g, "");
	return dialled === "" ? undefined : `${scheme}:${dialled}`;
}

/** The telephone line; undefined where there is none. */
export function phoneAddress(service: ServiceConfig): string | undefined {
	return numberAddress("tel", service.servicePhone);
}

export function mailAddress(service: ServiceConfig): string | undefined {
	return service.serviceEmail ? `mailto:${service.serviceEmail}` : undefined;
}

/** The number for text messages, beside a conversation here; undefined where there is none. */
export function textAddress(service: ServiceConfig): string | undefined {
	return service.serviceType === "message"
		? numberAddress("sms", service.serviceMessage)
		: undefined;
}

/**
 * Where a talk starts, by the kind of service: messages are a conversation here, about a place or with the shop itself.
 * Undefined where the operator has not said.
 */
export function talkAddress(
	service: ServiceConfig,
	place: ConversationPlace = {},
): string | undefined {
	const { serviceType, serviceLink } = service;
	switch (serviceType) {
		case "H5":
			return webAddress(serviceLink);
		case "message":
			return accountPaths.conversation(place);
		case "phone":
		case "hotline":
			return phoneAddress(service);
		case "email":
			return mailAddress(service);
	}
}

/** What a phone's camera opens: a chat goes on there, else it dials. */
export function scannedAddress(service: ServiceConfig): string | undefined {
	const { serviceType } = service;
	const isChat = serviceType === "H5" || serviceType === "message";
	return (isChat ? undefined : phoneAddress(service)) ?? talkAddress(service);
}
