import type { LocaleCode } from "../contract/locale";

export interface ReviewWords {
	receiveFirst: string;
	alreadyReviewed: string;
	nothingToReview: string;
	alreadyReplied: string;
}

/** What the gateway says of reviews. */
export const reviewWords: Record<LocaleCode, ReviewWords> = {
	"zh-CN": {
		receiveFirst: "確認收貨後才可評價",
		alreadyReviewed: "這件貨品已經評價",
		nothingToReview: "這件貨品已全數退款，不能評價",
		alreadyReplied: "這則評價已經回覆",
	},
	en: {
		receiveFirst: "You can review this order once it has arrived",
		alreadyReviewed: "You have reviewed this already",
		nothingToReview: "All of this was refunded, so it cannot be reviewed",
		alreadyReplied: "This review has a reply already",
	},
	fr: {
		receiveFirst: "Vous pourrez donner votre avis une fois la commande reçue",
		alreadyReviewed: "Vous avez déjà donné votre avis sur cet article",
		nothingToReview:
			"Cet article a été entièrement remboursé : il ne peut pas recevoir d'avis",
		alreadyReplied: "Cet avis a déjà reçu une réponse",
	},
	th: {
		receiveFirst: "รีวิวได้เมื่อได้รับสินค้าแล้ว",
		alreadyReviewed: "คุณรีวิวสินค้านี้แล้ว",
		nothingToReview: "สินค้านี้คืนเงินครบแล้ว จึงรีวิวไม่ได้",
		alreadyReplied: "รีวิวนี้มีการตอบกลับแล้ว",
	},
	lao: {
		receiveFirst: "ຣີວິວໄດ້ເມື່ອໄດ້ຮັບສິນຄ້າແລ້ວ",
		alreadyReviewed: "ທ່ານໄດ້ຣີວິວສິນຄ້ານີ້ແລ້ວ",
		nothingToReview: "ສິນຄ້ານີ້ຄືນເງິນຄົບແລ້ວ ຈຶ່ງຣີວິວບໍ່ໄດ້",
		alreadyReplied: "ຣີວິວນີ້ມີການຕອບກັບແລ້ວ",
	},
	es: {
		receiveFirst: "Podrás valorar este pedido cuando lo hayas recibido",
		alreadyReviewed: "Ya has valorado este artículo",
		nothingToReview:
			"Este artículo se reembolsó por completo y no se puede valorar",
		alreadyReplied: "Esta valoración ya tiene respuesta",
	},
};
