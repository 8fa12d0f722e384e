import type { LocaleCode } from "../contract/locale";

export interface MerchantWords {
	applicationOpen: string;
	applicationDecided: string;
	applicationWithoutCategory: string;
	applicantWorks: string;
	worksForShop: string;
	worksElsewhere: string;
	ownRole: string;
	lastOperator: string;
	lastOfStaff: string;
}

/** What the gateway says of applications for a shop, and of who works for one. */
export const merchantWords: Record<LocaleCode, MerchantWords> = {
	"zh-CN": {
		applicationOpen: "你的入駐申請正在審核，請等候結果",
		applicationDecided: "這份申請已有不同的決定，請重新載入",
		applicationWithoutCategory:
			"申請所選的分類已經取消，請拒絕申請並請對方重新選擇",
		applicantWorks: "申請人現已為另一間商店工作，未能批准",
		worksForShop: "你的帳戶已在打理商店，毋須再申請",
		worksElsewhere: "這位會員已為商店工作，未能加入",
		ownRole: "不能更改自己的職務，請由另一位營運人員處理",
		lastOperator: "這是最後一位營運人員，請先加入另一位",
		lastOfStaff: "這是商店最後一位職員，如要移除，請聯絡營運人員",
	},
	en: {
		applicationOpen:
			"Your application is being looked at. Please wait for the answer",
		applicationDecided:
			"This application has been decided otherwise. Please reload",
		applicationWithoutCategory:
			"The category it names no longer exists. Refuse it and ask for another choice",
		applicantWorks:
			"The applicant works for another shop by now, so this cannot be approved",
		worksForShop: "Your account already works for a shop",
		worksElsewhere: "This member already works for a shop",
		ownRole: "You cannot change your own role. Ask another operator",
		lastOperator: "This is the last operator. Make another one first",
		lastOfStaff:
			"This is the last one of the shop's staff. Only an operator can let them go",
	},
	fr: {
		applicationOpen: "Votre demande est à l'étude. Attendez la réponse",
		applicationDecided:
			"Cette demande a déjà reçu une autre décision. Rechargez la page",
		applicationWithoutCategory:
			"La catégorie choisie n'existe plus. Refusez la demande et proposez un autre choix",
		applicantWorks:
			"Le demandeur travaille désormais pour une autre boutique : impossible d'approuver",
		worksForShop: "Votre compte gère déjà une boutique",
		worksElsewhere: "Ce membre travaille déjà pour une boutique",
		ownRole:
			"Vous ne pouvez pas changer votre propre rôle. Demandez à un autre opérateur",
		lastOperator: "C'est le dernier opérateur. Nommez-en d'abord un autre",
		lastOfStaff:
			"C'est le dernier membre de l'équipe. Seul un opérateur peut le retirer",
	},
	th: {
		applicationOpen: "คำขอของคุณกำลังพิจารณาอยู่ โปรดรอผล",
		applicationDecided: "คำขอนี้มีผลตัดสินอื่นแล้ว โปรดโหลดหน้าใหม่",
		applicationWithoutCategory:
			"หมวดหมู่ที่เลือกไว้ถูกยกเลิกแล้ว โปรดปฏิเสธและขอให้เลือกใหม่",
		applicantWorks: "ผู้สมัครทำงานให้ร้านอื่นแล้ว จึงอนุมัติไม่ได้",
		worksForShop: "บัญชีของคุณดูแลร้านค้าอยู่แล้ว",
		worksElsewhere: "สมาชิกรายนี้ทำงานให้ร้านค้าอยู่แล้ว",
		ownRole: "คุณเปลี่ยนหน้าที่ของตัวเองไม่ได้ โปรดขอให้ผู้ดูแลระบบคนอื่นทำ",
		lastOperator: "นี่คือผู้ดูแลระบบคนสุดท้าย โปรดเพิ่มอีกคนก่อน",
		lastOfStaff: "นี่คือพนักงานคนสุดท้ายของร้าน มีเพียงผู้ดูแลระบบที่นำออกได้",
	},
	lao: {
		applicationOpen: "ຄຳຂໍຂອງທ່ານກຳລັງພິຈາລະນາ ກະລຸນາລໍຖ້າຜົນ",
		applicationDecided: "ຄຳຂໍນີ້ມີຜົນຕັດສິນອື່ນແລ້ວ ກະລຸນາໂຫຼດໜ້າໃໝ່",
		applicationWithoutCategory:
			"ໝວດທີ່ເລືອກໄວ້ຖືກຍົກເລີກແລ້ວ ກະລຸນາປະຕິເສດ ແລະ ຂໍໃຫ້ເລືອກໃໝ່",
		applicantWorks: "ຜູ້ສະໝັກເຮັດວຽກໃຫ້ຮ້ານອື່ນແລ້ວ ຈຶ່ງອະນຸມັດບໍ່ໄດ້",
		worksForShop: "ບັນຊີຂອງທ່ານດູແລຮ້ານຢູ່ແລ້ວ",
		worksElsewhere: "ສະມາຊິກນີ້ເຮັດວຽກໃຫ້ຮ້ານຢູ່ແລ້ວ",
		ownRole: "ທ່ານປ່ຽນໜ້າທີ່ຂອງຕົນເອງບໍ່ໄດ້ ກະລຸນາຂໍໃຫ້ຜູ້ດູແລຄົນອື່ນເຮັດ",
		lastOperator: "ນີ້ແມ່ນຜູ້ດູແລຄົນສຸດທ້າຍ ກະລຸນາເພີ່ມອີກຄົນກ່ອນ",
		lastOfStaff: "ນີ້ແມ່ນພະນັກງານຄົນສຸດທ້າຍຂອງຮ້ານ ມີແຕ່ຜູ້ດູແລທີ່ເອົາອອກໄດ້",
	},
	es: {
		applicationOpen: "Tu solicitud se está revisando. Espera la respuesta",
		applicationDecided:
			"Esta solicitud ya tiene otra decisión. Vuelve a cargar la página",
		applicationWithoutCategory:
			"La categoría elegida ya no existe. Recházala y pide otra elección",
		applicantWorks:
			"El solicitante ya trabaja para otra tienda, así que no se puede aprobar",
		worksForShop: "Tu cuenta ya gestiona una tienda",
		worksElsewhere: "Este miembro ya trabaja para una tienda",
		ownRole: "No puedes cambiar tu propia función. Pídeselo a otro operador",
		lastOperator: "Es el último operador. Nombra antes a otro",
		lastOfStaff:
			"Es la última persona del equipo. Solo un operador puede quitarla",
	},
};
