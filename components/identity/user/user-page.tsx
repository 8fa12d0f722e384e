import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { UserMenu } from "./user-menu";
import { UserStyles } from "./user-styles";

interface UserPageProps {
	title: string;
	/** Its place in the menu: the page's own address, or that of the page it stands below. */
	path: string;
	/** The name of that page, where it is another one. */
	below?: string;
	children: ReactNode;
}

/** A page of the user centre, the same for everybody: who is signed in arrives in the browser. */
export async function UserPage(props: UserPageProps) {
	const { title, path, below, children } = props;
	const t = await getTranslations();
	const overview = { name: t("user.title"), path: accountPaths.users() };
	const crumbs: Crumb[] = [
		{ name: t("layout.shop.name"), path: paths.home() },
		...(path === overview.path ? [] : [overview]),
		...(below ? [{ name: below, path }] : []),
		{ name: title },
	];
	return (
		<UserStyles>
			<Breadcrumb crumbs={crumbs} />
			<div className="beside at-start">
				<UserMenu current={{ name: below ?? title, path }} />
				<div className="stack gap-x4">
					<h1 className="head-heading">{title}</h1>
					{children}
				</div>
			</div>
		</UserStyles>
	);
}
