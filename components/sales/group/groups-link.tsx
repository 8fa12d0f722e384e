import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

/** The way to the group offers. Plain elements of the mall's region. */
export function GroupsLink() {
	const t = useTranslations("group.entry");
	return (
		<Link className="to-groups" href={paths.groups()}>
			<Icon name="users-round" size={22} />
			<span>
				<b>{t("title")}</b> {t("detail")}
			</span>
			<Icon name="chevron-right" size={18} />
		</Link>
	);
}
