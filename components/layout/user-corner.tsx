import { useTranslations } from "next-intl";
import { FrameIcon } from "@/components/ui/frame-icon";
import { AccountButton } from "@/components/user/account-button";

/** Out of sight where no script could open the dialog. */
export function UserCorner() {
	const t = useTranslations("layout.user");
	return (
		<div className="corner user">
			<AccountButton visitorWord={t("login")} accountWord={t("account")}>
				<FrameIcon name="circle-user-round" size={22} />
			</AccountButton>
		</div>
	);
}
