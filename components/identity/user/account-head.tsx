"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { maskEmail, maskPhone } from "@/gateway/contract/identity/mask-contact";
import { useSignedIn } from "@/lib/session/signed-in";
import { Avatar } from "./avatar";
import { useUser } from "./use-user";

/** Name at once, as the browser knows it; face and contact when the gateway has said them. */
export function AccountHead() {
	const t = useTranslations("account");
	const hint = useSignedIn();
	const { data: user, error, mutate } = useUser();
	if (error && !user)
		return (
			<p className="row apart gap-x3">
				{t("failed")}
				<Button kind="quiet" onClick={() => mutate()}>
					{t("retry")}
				</Button>
			</p>
		);
	const nickname = user?.nickname ?? hint?.nickname ?? "";
	return (
		<div className="head row gap-x4 soft anywhere">
			<Avatar nickname={nickname} avatar={user?.avatar ?? null} />
			<div className="grow">
				<p className="name head-title bold">{nickname}</p>
				{user ? (
					<>
						{user.kind === "tourist" && <p>{t("tourist")}</p>}
						{user.phone && <p>{maskPhone(user.phone)}</p>}
						{user.email && <p>{maskEmail(user.email)}</p>}
					</>
				) : (
					<span className="skeleton line" />
				)}
			</div>
		</div>
	);
}
