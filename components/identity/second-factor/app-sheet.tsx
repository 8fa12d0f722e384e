"use client";

import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import styled from "styled-components";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Sheet } from "@/components/ui/sheet";
import { browserApi } from "@/lib/api/browser";
import { drawQrCode } from "@/lib/format/qr-picture";
import { theme } from "@/lib/theme/theme";
import { CodeForm } from "./code-form";

interface AppSheetProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
	onAdded: (recoveryCodes: string[]) => Promise<void>;
}

/** Shows an app its secret, and keeps it once the app shows the right code. */
export function AppSheet(props: AppSheetProps) {
	const { isOpen, onOpenChange, opener, onAdded } = props;
	const t = useTranslations("console.security");
	const locale = useLocale();

	async function add(code: string) {
		const { recoveryCodes } = await browserApi(locale).post(
			"/api/operator/second-factor/totp/add",
			{ body: { name: t("factors.kind.totp"), code } },
		);
		onOpenChange(false);
		await onAdded(recoveryCodes);
	}
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("factors.addApp")}
			closeLabel={t("close")}
			returnTo={opener}
		>
			<div className="stack cols-1 gap-x4">
				<AppSecret />
				<CodeForm
					label={t("app.code")}
					submitLabel={t("app.submit")}
					send={add}
				/>
			</div>
		</Sheet>
	);
}

function AppSecret() {
	const t = useTranslations("console.security.app");
	const locale = useLocale();
	const [begun, setBegun] = useState<{ secret: string; address: string }>();
	const [hasFailed, setFailed] = useState(false);
	const [round, setRound] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a secret for each time that it is asked for.
	useEffect(() => {
		setFailed(false);
		browserApi(locale)
			.post("/api/operator/second-factor/totp/begin")
			.then(setBegun, () => setFailed(true));
	}, [locale, round]);
	if (hasFailed) return <ListFault onRetry={() => setRound(round + 1)} />;
	if (!begun) return <ListSkeleton height={280} count={1} />;
	return (
		<Frame className="stack gap-x3">
			<p className="text-pretty">{t("scan")}</p>
			{/* biome-ignore lint/performance/noImgElement: drawn here, never fetched. */}
			<img
				src={`data:image/svg+xml,${encodeURIComponent(drawQrCode(begun.address))}`}
				// A camera reads dark on light.
				className="lit as-card"
				alt={t("picture")}
				width={200}
				height={200}
			/>
			<p className="soft">
				{t("type")} <code className="anywhere">{inFours(begun.secret)}</code>
			</p>
		</Frame>
	);
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(" ");

const Frame = styled.div`
	img {
		justify-self: center;
	}
	code {
		color: ${theme.colour.ink};
		font-weight: 600;
	}
`;
