"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { SendButtons } from "@/components/layout/send-buttons";
import { useTrying } from "@/components/layout/use-trying";
import { Button } from "@/components/ui/button";
import { basketMembersMax } from "@/gateway/contract/sales/shared-basket-terms";
import { browserApi } from "@/lib/api/browser";
import { addressOf } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/routes/account-paths";

interface BasketLinkProps {
	id: number;
	/** Known where the page was opened by it: the shop keeps no link. */
	token: string | undefined;
}

export function BasketLink({ id, token }: BasketLinkProps) {
	const t = useTranslations("sharedBasket.link");
	const failed = useTranslations("sharedBasket")("failed");
	const locale = useLocale();
	const [fresh, setFresh] = useState<string>();
	const { isBusy, trying } = useTrying(failed, () => {});
	const known = fresh ?? token;
	function addressOfLink(join: string) {
		const path = addressOf({
			locale,
			path: accountPaths.sharedBaskets({ join }),
		});
		return new URL(path, window.location.origin).href;
	}
	const renew = () =>
		trying(async () => {
			const path = "/api/front/shared-basket/link/{id}";
			const made = await browserApi(locale).post(path, { params: { id } });
			setFresh(made.token);
		});
	return (
		<section
			className="stack gap-x3 as-card pad-x4"
			aria-labelledby="basket-link"
		>
			<h2 id="basket-link" className="head-reading">
				{t("title")}
			</h2>
			<p className="note">{t("detail", { count: basketMembersMax })}</p>
			{known ? (
				<div className="row wraps gap-x2">
					<SendButtons
						shared={() => ({ text: t("text"), url: addressOfLink(known) })}
						words={{
							send: t("send"),
							copy: t("copy"),
							copied: t("copied"),
							notCopied: t("notCopied"),
						}}
					/>
				</div>
			) : (
				<div className="row wraps gap-x3">
					<Button kind="quiet" aria-busy={isBusy} onClick={() => void renew()}>
						{t("make")}
					</Button>
					<span className="note">{t("ends")}</span>
				</div>
			)}
		</section>
	);
}
