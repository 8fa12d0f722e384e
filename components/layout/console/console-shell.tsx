import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { consolePaths } from "@/lib/routes/console-paths";
import { paths } from "@/lib/routes/paths";
import { ConsoleGate } from "./console-gate";
import { ConsoleMenu } from "./console-menu";
import { ConsoleStyles } from "./console-styles";

/** What stands around every page of the console; the same for everybody. */
export async function ConsoleShell({ children }: { children: ReactNode }) {
	const t = await getTranslations("console.frame");
	return (
		<ConsoleStyles>
			<a className="skip" href="#content">
				{t("skip")}
			</a>
			<header className="side flow gap-x5">
				<div className="name stack gap-x2">
					<Link
						className="row gap-x2 size-reading bold"
						href={consolePaths.page()}
					>
						{/* biome-ignore lint/performance/noImgElement: a vector needs no sizes. */}
						<img src="/pictures/mark.svg" alt="" width={32} height={32} />
						{t("title")}
					</Link>
					<Link className="row gap-x2 soft" href={paths.home()}>
						<Icon name="store" size={18} />
						{t("shop")}
					</Link>
				</div>
				<ConsoleMenu />
			</header>
			<main id="content" tabIndex={-1}>
				<ConsoleGate>{children}</ConsoleGate>
			</main>
		</ConsoleStyles>
	);
}
