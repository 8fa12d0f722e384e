import { useTranslations } from "next-intl";
import { AccountButton } from "@/components/identity/user/account-button";
import { Icon } from "@/components/ui/icon";

/** Out of sight where no script could open the dialog. */
export function UserCorner() {
	const t = useTranslations("layout.user");
	return (
		<div className="corner user rigid">
			<AccountButton visitorWord={t("login")} accountWord={t("account")}>
				<Icon name="circle-user-round" size={22} />
			</AccountButton>
		</div>
	);
}
