"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import styled from "styled-components";
import { Button } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import { kit } from "@/components/ui/kit-css";
import { Sheet } from "@/components/ui/sheet";
import { theme } from "@/lib/theme/theme";
import type { Area } from "./crop-picture";
import { useSendAvatar } from "./use-send-avatar";

interface AvatarDialogProps {
	file: File;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	onChooseAnother: () => void;
	opener: RefObject<HTMLElement | null>;
}

const zoomMax = 4;

/** Which part of the photo becomes the face; keys, fingers and mouse all move it. */
export function AvatarDialog(props: AvatarDialogProps) {
	const { file, isOpen, onOpenChange, onChooseAnother, opener } = props;
	const t = useTranslations("user");
	const source = usePreview(file);
	const [position, setPosition] = useState({ x: 0, y: 0 });
	const [zoom, setZoom] = useState(1);
	const [area, setArea] = useState<Area>();
	const { send, percent, fault } = useSendAvatar(() => onOpenChange(false));

	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("avatar.title")}
			closeLabel={t("form.close")}
			returnTo={opener}
		>
			<Frame className="stack gap-x4">
				<div className="stage">
					{source && (
						<Cropper
							image={source}
							crop={position}
							zoom={zoom}
							maxZoom={zoomMax}
							aspect={1}
							cropShape="round"
							showGrid={false}
							onCropChange={setPosition}
							onZoomChange={setZoom}
							onCropComplete={(_, pixels) => setArea(pixels)}
							cropperProps={{ "aria-label": t("avatar.move"), tabIndex: 0 }}
						/>
					)}
				</div>
				<p className="soft">{t("avatar.move")}</p>
				<label className="row gap-x3">
					{t("avatar.zoom")}
					<input
						type="range"
						min={1}
						max={zoomMax}
						step={0.1}
						value={zoom}
						onChange={(event) => setZoom(Number(event.target.value))}
					/>
				</label>
				<FormFault words={fault} />
				<div className="stack cols-2 gap-x3">
					<Button kind="quiet" onClick={onChooseAnother}>
						{t("avatar.another")}
					</Button>
					<Button
						kind="primary"
						disabled={!area || percent !== undefined}
						onClick={() => area && send(file, area)}
					>
						{percent === undefined
							? t("avatar.use")
							: t("avatar.sending", { percent })}
					</Button>
				</div>
			</Frame>
		</Sheet>
	);
}

/** The file as an address that an `<img>` can show, for as long as it is needed. */
function usePreview(file: File): string | undefined {
	const [source, setSource] = useState<string>();
	useEffect(() => {
		const made = URL.createObjectURL(file);
		setSource(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return source;
}

const Frame = styled.div`
	.stage {
		position: relative;
		overflow: hidden;
		height: min(320px, 44dvh);
		${kit.well};
	}
	input {
		flex: 1;
		min-height: 44px;
		accent-color: ${theme.colour.accent};
	}
`;
