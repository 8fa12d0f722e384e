import { CircleUserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { LoginButton } from "@/components/login/login-button";

/** Out of sight where no script could open the dialog. */
export function UserCorner() {
	const t = useTranslations("layout.user");
	return (
		<div className="corner user">
			<LoginButton>
				<CircleUserRound size={22} aria-hidden="true" />
				<span className="word">{t("login")}</span>
			</LoginButton>
		</div>
	);
}
