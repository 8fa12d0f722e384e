import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/routes/paths";
import { GroupsLinkStyles } from "./groups-link-styles";

/** The way to the group offers. */
export function GroupsLink() {
	const t = useTranslations("group.entry");
	return (
		<GroupsLinkStyles href={paths.groups()}>
			<Icon name="users-round" size={22} />
			<span>
				<b>{t("title")}</b> {t("detail")}
			</span>
			<Icon name="chevron-right" size={18} />
		</GroupsLinkStyles>
	);
}
