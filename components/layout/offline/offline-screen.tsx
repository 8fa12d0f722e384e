import { useTranslations } from "next-intl";
import { buttonClass, LinkButton } from "@/components/ui/button";
import { paths } from "@/lib/routes/paths";
import { AccountLink } from "../account-link";
import { KeptList } from "./kept-list";
import { OfflineStyles } from "./offline-styles";

/** Stands for each page that cannot be had without a line. */
export function OfflineScreen() {
	const t = useTranslations("layout.offline");
	return (
		<OfflineStyles className="stack gap-x5">
			<h1 className="head-title">{t("title")}</h1>
			<p className="soft">{t("detail")}</p>
			<KeptList
				words={{
					again: t("again"),
					kept: t("kept"),
					nothing: t("nothing"),
				}}
			/>
			<div className="row wraps gap-x3">
				<LinkButton kind="quiet" href={paths.home()}>
					{t("home")}
				</LinkButton>
				<AccountLink
					className={buttonClass({ kind: "quiet" })}
					href={paths.cart()}
					reason="cart"
				>
					{t("basket")}
				</AccountLink>
			</div>
		</OfflineStyles>
	);
}
