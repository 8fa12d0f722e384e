"use client";

import { useLocale } from "next-intl";
import { getPathname } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { forgetSession } from "@/lib/session/forget-session";

/** After a session has ended for good: nothing of it stays on the device, and home is loaded afresh. */
export function useLeave(): () => void {
	const locale = useLocale();
	return () => {
		forgetSession();
		window.location.assign(getPathname({ href: paths.home(), locale }));
	};
}
