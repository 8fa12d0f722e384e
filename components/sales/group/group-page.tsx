import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import type { DataOf } from "@/gateway/contract/call";
import type { getGroup } from "@/gateway/contract/sales/group";
import { groupMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { GroupStyles } from "./group-styles";
import { GroupView } from "./group-view";

interface GroupPageProps {
	/** As a stranger sees it: whose order is in it arrives in the browser. */
	group: DataOf<typeof getGroup>;
}

/** One group, where its link leads. */
export async function GroupPage({ group }: GroupPageProps) {
	const t = await getTranslations();
	const locale = await currentLocale();
	const title = t("group.page.title", { name: group.offer.name });
	return (
		<>
			<AreaMark area="E_COMMERCE" />
			<GroupStyles>
				<Breadcrumb
					crumbs={[
						{ name: t("list.area.mall"), path: paths.home("E_COMMERCE") },
						{ name: t("group.list.title"), path: paths.groups() },
						{ name: group.offer.name },
					]}
				/>
				<h1 className="head-heading anywhere text-balance">{title}</h1>
				<NextIntlClientProvider messages={groupMessages(locale)}>
					<GroupView stored={group} />
				</NextIntlClientProvider>
			</GroupStyles>
		</>
	);
}
