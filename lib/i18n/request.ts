import * as rootParams from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { defaultLocale, isLocaleCode } from "@/gateway/contract/locale";
import { messagesOf } from "./messages";

export default getRequestConfig(async ({ locale: asked }) => {
	const wanted = asked ?? (await rootParams.locale());
	const locale = isLocaleCode(wanted) ? wanted : defaultLocale;
	return {
		locale,
		messages: messagesOf(locale),
		timeZone: "Asia/Hong_Kong",
	};
});
