"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Button } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import { Icon } from "@/components/ui/icon";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { CodeForm } from "./code-form";
import { canUsePasskeys, provePasskey } from "./passkeys";
import { useSecondFactor } from "./use-second-factor";

/** The ways in which this account proves its second factor. */
export function ProofPanel({ onProven }: { onProven: () => void }) {
	const t = useTranslations("console.security.prove");
	const locale = useLocale();
	const api = browserApi(locale);
	const { data, error, mutate } = useSecondFactor();
	const [failure, setFailure] = useState<string>();
	if (!data)
		return error ? (
			<ListFault onRetry={() => mutate()} />
		) : (
			<ListSkeleton height={120} count={1} />
		);
	const hasPasskey =
		canUsePasskeys() && data.factors.some(({ kind }) => kind === "passkey");

	async function byPasskey() {
		setFailure(undefined);
		try {
			await provePasskey(api);
		} catch (thrown) {
			return setFailure(describeFailure(thrown).message ?? t("cancelled"));
		}
		onProven();
	}

	async function byCode(code: string) {
		const body = { code };
		await api.post("/api/operator/second-factor/prove/code", { body });
		onProven();
	}

	return (
		<div className="stack cols-1 gap-x4">
			{hasPasskey && (
				<>
					<Button kind="primary" isWide onClick={() => void byPasskey()}>
						<Icon name="key-round" size={20} />
						{t("passkey")}
					</Button>
					<FormFault words={failure} />
				</>
			)}
			<CodeForm
				label={t("code")}
				hint={t("codeHint")}
				submitLabel={t("submit")}
				takesWords
				isSecond={hasPasskey}
				send={byCode}
			/>
			<p className="note">{t("lost")}</p>
		</div>
	);
}
