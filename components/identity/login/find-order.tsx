"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { closeLogin } from "@/lib/session/login-dialog";

/** For whoever bought without an account, and looks for the order where orders are. */
export function FindOrder() {
	const t = useTranslations("login.go");
	return (
		<Link
			className="way target gap-x2"
			href={paths.visitorOrder()}
			onClick={closeLogin}
		>
			{t("findOrder")}
		</Link>
	);
}
