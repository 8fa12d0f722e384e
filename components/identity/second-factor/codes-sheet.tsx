"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { notify } from "@/lib/page-state/notice";
import { screen, theme } from "@/lib/theme/theme";

interface CodesSheetProps {
	codes: string[];
	onKept: () => void;
}

/** Recovery codes, the one time that they are shown. */
export function CodesSheet({ codes, onKept }: CodesSheetProps) {
	const t = useTranslations("console.security");

	async function copy() {
		try {
			await navigator.clipboard.writeText(codes.join("\n"));
			notify(t("codes.copied"));
		} catch {
			notify(t("codes.notCopied"), { isFault: true });
		}
	}
	return (
		<Sheet
			isOpen
			onOpenChange={onKept}
			title={t("codes.title")}
			closeLabel={t("close")}
		>
			<Frame className="stack cols-1 gap-x4">
				<p className="text-pretty">{t("codes.shown")}</p>
				<ol className="as-well pad-x4">
					{codes.map((code) => (
						<li key={code}>
							<code className="no-break">{code}</code>
						</li>
					))}
				</ol>
				<Button kind="quiet" isWide onClick={() => void copy()}>
					{t("codes.copy")}
				</Button>
				<Button kind="primary" isWide onClick={onKept}>
					{t("codes.kept")}
				</Button>
			</Frame>
		</Sheet>
	);
}

const Frame = styled.div`
	ol {
		columns: 2;
		column-gap: ${theme.space.x4};
		margin: 0;
		list-style: none;
	}
	li {
		padding-block: ${theme.space.x1};
	}
	${screen.phone} {
		ol {
			columns: 1;
		}
	}
`;
