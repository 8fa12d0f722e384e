import { useTranslations } from "next-intl";
import { LoginButton } from "@/components/login/login-button";
import { Icon } from "@/components/ui/icon";

/** Out of sight where no script could open the dialog. */
export function UserCorner() {
	const t = useTranslations("layout.user");
	return (
		<div className="corner user">
			<LoginButton>
				<Icon name="circle-user-round" size={22} />
				<span className="word">{t("login")}</span>
			</LoginButton>
		</div>
	);
}
