import { useTranslations } from "next-intl";
import styled from "styled-components";
import { AreaMark } from "@/components/layout/area-mark";
import { kit } from "@/components/ui/kit-css";
import type { CartType } from "@/gateway/contract/values";
import { theme } from "@/lib/theme/theme";

const cards = Array.from({ length: 6 }, (_, at) => at);

/** The shape of a home page while its shelves are read. */
export function HomeSkeleton({ cartType }: { cartType: CartType }) {
	const t = useTranslations("home");
	return (
		<>
			<AreaMark area={cartType} />
			<Frame className="stack gap-x6">
				<p role="status" className="visually-hidden">
					{t("loading")}
				</p>
				<div className="skeleton strip" />
				<div className="skeleton front" />
				<div className="cards">
					{cards.map((card) => (
						<div key={card} className="stack gap-x2">
							<span className="skeleton picture" />
							<span className="skeleton line" />
							<span className="skeleton line" />
						</div>
					))}
				</div>
			</Frame>
		</>
	);
}

const Frame = styled.main`
	${kit.page};
	padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x12};

	.front {
		height: 280px;
	}
	.strip {
		height: 44px;
	}
	.cards {
		${kit.grid({ all: 6, phone: 2 }, "x4")};
	}
`;
