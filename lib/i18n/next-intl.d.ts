import type { LocaleCode } from "@/gateway/contract/locale";
import type { Messages } from "./messages";

declare module "next-intl" {
	interface AppConfig {
		Locale: LocaleCode;
		Messages: Messages;
	}
}
