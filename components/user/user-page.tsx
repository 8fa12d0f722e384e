import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { paths } from "@/lib/routes";
import { UserFrame } from "./user-frame";
import { UserMenu } from "./user-menu";

interface UserPageProps {
	title: string;
	/** The page's own address, for the menu. */
	path: string;
	children: ReactNode;
}

/** A page of the user centre, the same for everybody: who is signed in arrives in the browser. */
export async function UserPage({ title, path, children }: UserPageProps) {
	const t = await getTranslations();
	const crumbs = [
		{ name: t("layout.shop.name"), path: paths.home() },
		{ name: title },
	];
	return (
		<UserFrame>
			<Breadcrumb crumbs={crumbs} />
			<div className="beside">
				<UserMenu current={{ name: title, path }} />
				<div className="content">
					<h1>{title}</h1>
					{children}
				</div>
			</div>
		</UserFrame>
	);
}
