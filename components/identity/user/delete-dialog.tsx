"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { captcha, password } from "@/gateway/contract/identity/account-fields";
import { browserApi } from "@/lib/api/browser";
import { DialogForm, type DialogProps } from "./dialog-form";
import { OwnerProof } from "./owner-proof";
import { useLeave } from "./use-leave";

const byPassword = z.object({ password });
const byCode = z.object({ captcha });

/** Says what goes and what stays, and asks for the owner's proof. */
export function DeleteDialog({ user, ...dialog }: DialogProps) {
	const t = useTranslations("user.delete");
	const field = useTranslations("login.field");
	const locale = useLocale();
	const leave = useLeave();
	const [isByCode, setByCode] = useState(!user.hasPassword);
	return (
		<DialogForm
			{...dialog}
			title={t("title")}
			submitLabel={t("submit")}
			isFinal
			schema={isByCode ? byCode : byPassword}
			values={{ password: "", captcha: "" }}
			send={async (proof) => {
				await browserApi(locale).post("/api/front/user/delete", {
					body: proof,
				});
				leave();
			}}
			after={
				<Button kind="quiet" isWide onClick={() => dialog.onOpenChange(false)}>
					{t("keep")}
				</Button>
			}
		>
			<p className="detail soft text-pretty">{t("warning")}</p>
			<OwnerProof
				user={user}
				isByCode={isByCode}
				onSwitch={setByCode}
				name="password"
				label={field("password")}
			/>
		</DialogForm>
	);
}
