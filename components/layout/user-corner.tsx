import { CircleUserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { AccountButton } from "@/components/user/account-button";

/** Out of sight where no script could open the dialog. */
export function UserCorner() {
	const t = useTranslations("layout.user");
	return (
		<div className="corner user">
			<AccountButton visitorWord={t("login")} accountWord={t("account")}>
				<CircleUserRound size={22} aria-hidden="true" />
			</AccountButton>
		</div>
	);
}
