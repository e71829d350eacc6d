/// Every case that this project knows, by its collection. `CoverageTests` asserts that each is
/// tested here or listed in NotYet.swift.
enum AllIdentifiers {
  /// Measured on Apple's system, stated by observers, or derived.
  static let observed = words(
    """
    sw-root-centering-rule sw-padding-edges sw-hstack-default-spacing sw-vstack-default-spacing
    sw-divider sw-hstack-distribution sw-hstack-priority sw-spacer sw-spacer-min-length
    sw-vstack-alignment sw-zstack sw-zstack-fill sw-frame-fixed sw-frame-flex sw-fixed-size
    sw-alignment-guide sw-rtl-stacks sw-rtl-custom-layout sw-rtl-grid sw-rtl-text sw-grid-basic
    sw-grid-alignment sw-grid-spacing sw-pressure-stack-spacer-tight sw-pressure-overflow
    sw-pressure-two-texts sw-pressure-alone sw-pressure-heights sw-view-that-fits sw-aspect-color
    sw-ios-basics obj-three-rects obj-lazyvgrid-quiz1 fb-hello fb-text-ideal-frame
    fb-geometryreader-ideal fb-rect-guides compose-color-frame r-frame-max-in-frame so-window-min
    tok-aspect tok-stacks tok-hstack-priority r-combine-explicit alg-hstack-1 alg-hstack-3
    alg-hstack-6 alg-hstack-7 anim-unitcurve
    """)

  /// Recorded from Apple's SwiftUI on macOS 26 and iOS 26.
  static let measured = words(
    """
    sw-position-basic sw-position-safe-area-padding sw-transform-steps sw-customlayout-flow
    sw-customlayout-radial sw-customlayout-values sw-lazy-pinned-headers sw-lazy-pinned-both
    sw-lazy-laziness sw-lazy-grid-sections sw-scroll-both sw-scroll-narrow-content
    sw-scroll-in-stack sw-scroll-scroll-to sw-scroll-margins sw-scroll-geometry sw-shape-modifiers
    sw-shape-stroke sw-matched-follower sw-matched-anchors sw-animation-implicit sw-canvas-sizing
    sw-foreach-nested sw-foreach-identity sw-foreach-modifier sw-section-modifier sw-image-resizable
    sw-image-intrinsic sw-image-swap sw-image-stack-spacing sw-text-vstack-spacing-mixed
    sw-text-styles sw-text-wrapped sw-ios-text-styles sw-ios-toggle-basic sw-ios-slider-basic
    sw-ios-stepper-basic sw-ios-textfield-basic sw-ios-picker-basic sw-ios-progress-basic
    sw-ios-form-basic sw-ios-list-basic sw-ios-list-plain sw-ios-list-footer
    sw-ios-list-footer-header sw-ios-list-spacing sw-ios-nav-push sw-ios-nav-push-noback
    sw-ios-nav-inline sw-ios-nav-sizing sw-ios-nav-scroll sw-ios-nav-ignores sw-ios-nav-list-scroll
    sw-ios-scroll-geometry sw-ios-safearea-rule sw-ios-safearea-color sw-ios-representable-sizing
    sw-text-paragraphs sw-textstyle-baseline sw-text-alignment sw-text-concatenation
    sw-section-mixed sw-section-hstack sw-effects-blend sw-scroll-vertical-overflow
    sw-labeledcontent-basic sw-labeledcontent-form sw-form-basic sw-form-styles sw-list-basic
    sw-list-sections sw-list-styles sw-progress-basic sw-gauge-basic sw-gauge-accessory
    sw-button-styles sw-ios-label-list sw-ios-list-selection sw-ios-search-basic
    sw-ios-representable-plain sw-ios-menu-basic sw-form-grouped sw-ios-datepicker-compact
    """)

  /// Agreed on by independent reimplementations.
  static let reference = words(
    """
    osui.frames.vstack_two_50 osui.frames.vstack_nested osui.frames.vstack_spacing20
    osui.frames.vstack_leading osui.frames.default_hv osui.frames.priority_hv osui.frames.same_size
    osui.frames.zstack_center osui.frames.zstack_leading osui.frames.zstack_trailing
    osui.frames.zstack_top osui.frames.zstack_bottom osui.frames.zstack_topLeading
    osui.frames.zstack_topTrailing osui.frames.zstack_bottomLeading
    osui.frames.zstack_bottomTrailing osui.frames.overlay_bg osui.frames.flexframe_max
    osui.frames.aspect_half_fit osui.frames.aspect_half_fill osui.frames.aspect_2_fit
    osui.frames.aspect_2_fill osui.frames.aspect_nil_fit osui.frames.aspect_nil_fill
    osui.frames.guide_leading_neg osui.frames.guide_top_neg osui.frames.guide_leading_fixed
    osui.frames.spacer_h osui.frames.spacer_v osui.frames.spacers3_h osui.frames.spacers3_v
    osui.frames.spacer_min30_v osui.frames.spacer_both osui.frames.spacer_zero_tight
    osui.frames.spacer_large osui.frames.spacer_overflow osui.frames.padding_default
    osui.frames.padding_insets osui.frames.padding_asym osui.frames.padding_bottom30
    osui.frames.padding_leading30 osui.frames.padding_topTrailing25 osui.frames.padding_nested
    osui.frames.padding_vstack osui.frames.padding_hstack osui.frames.position_z
    osui.frames.georeader_overlap osui.frames.offset osui.frames.divider_v osui.frames.divider_h
    osui.frames.edgecase_min85 osui.frames.overflow_center osui.frames.rtl_hstack
    osui.frames.rtl_zstack osui.frames.rtl_padding osui.frames.rtl_overlay osui.frames.rtl_offset
    osui.frames.rtl_position osui.frames.rtl_frame osui.frames.nilcross osui.frames.priority3
    osui.frames.priority3_tight osui.frames.flex_order osui.frames.inf_min_order
    osui.frames.inf_min_order_rev osui.frames.overlay_multi osui.frames.group_padding
    osui.frames.frame_nil_w osui.frames.frame_max_inf_align osui.frames.zstack_guides_grow
    osui.frames.zstack_guides_tight osui.frames.vstack_guides_beyond
    osui.frames.stack_single_guide_identity osui.size.color.pnilxnil osui.size.color.p0.0x0.0
    osui.size.color.p300.0x50.0 osui.size.color.pinfxinf osui.size.hstack2.pnilxnil
    osui.size.hstack2.p300.0x50.0 osui.size.hstack2.pinfxinf osui.size.hstack_min5_min80.pnilxnil
    osui.size.hstack_min5_min80.p0.0x0.0 osui.size.hstack_min5_min80.p300.0x50.0
    osui.size.hstack_min5_min80.pinfxinf osui.size.hstack_min5_min80.p85.0x10.0
    osui.size.spacer_in_h.p100.0x100.0 osui.size.zstack_guide.pnilxnil
    osui.size.zstack_guide.p0.0x0.0 osui.size.zstack_guide.p100.0x100.0
    osui.size.zstack_guide.pinfxinf osui.size.vstack_guide.pnilxnil osui.size.vstack_guide.p0.0x0.0
    osui.size.vstack_guide.p300.0x50.0 osui.size.vstack_guide.pinfxinf
    osui.size.vstack_guide_pos.pnilxnil osui.size.vstack_guide_pos.p300.0x50.0
    osui.size.vstack_guide_pos.pinfxinf osui.size.vstack_single_guide.p0.0x0.0
    osui.size.vstack_single_guide.p100.0x100.0 osui.size.vstack_single_guide.p300.0x50.0
    osui.size.vstack_single_guide.pinfxinf osui.size.georeader.p0.0x0.0
    osui.size.georeader.p100.0x100.0 osui.size.georeader.p300.0x50.0 osui.size.flex_min50.p0.0x0.0
    osui.size.flex_min50.p100.0x100.0 osui.size.flex_min50.p300.0x50.0 osui.size.flex_min50.pinfxinf
    osui.size.flex_max50.pnilxnil osui.size.flex_max50.p100.0x100.0 osui.size.flex_max50.p300.0x50.0
    osui.size.flex_max50.pinfxinf osui.size.flex_min20_max50.pnilxnil
    osui.size.flex_min20_max50.p100.0x100.0 osui.size.flex_min20_max50.p300.0x50.0
    osui.size.flex_min20_max50.pinfxinf osui.size.flex_ideal70.p0.0x0.0
    osui.size.flex_ideal70.p300.0x50.0 osui.size.flex_ideal70.pinfxinf
    osui.size.flex_min20_ideal30_max50.pnilxnil osui.size.flex_min20_ideal30_max50.p0.0x0.0
    osui.size.flex_min20_ideal30_max50.p100.0x100.0 osui.size.flex_min20_ideal30_max50.p300.0x50.0
    osui.size.flex_min20_ideal30_max50.pinfxinf osui.size.flex_max_inf.pnilxnil
    osui.size.flex_max_inf.p0.0x0.0 osui.size.flex_max_inf.pinfxinf
    osui.size.flex_min0_fixed.p100.0x100.0 osui.size.flex_min0_fixed.p300.0x50.0
    osui.size.flex_min0_maxinf_fixed.pnilxnil osui.size.flex_min0_maxinf_fixed.p100.0x100.0
    osui.size.flex_min0_maxinf_fixed.p300.0x50.0 osui.size.flex_min0_maxinf_fixed.pinfxinf
    osui.size.flex_max20_fixed40.pnilxnil osui.size.flex_max20_fixed40.p0.0x0.0
    osui.size.flex_max20_fixed40.p300.0x50.0 osui.size.flex_max20_fixed40.pinfxinf
    osui.size.padding10.pnilxnil osui.size.padding10.p0.0x0.0 osui.size.padding10.p100.0x100.0
    osui.size.padding10.pinfxinf osui.size.position.pnilxnil osui.size.position.p0.0x0.0
    osui.size.position.p300.0x50.0 osui.size.position.pinfxinf osui.size.fixedSize.pnilxnil
    osui.size.fixedSize.p0.0x0.0 osui.size.fixedSize.p100.0x100.0 osui.size.fixedSize.p300.0x50.0
    osui.size.fixedSize.pinfxinf osui.size.aspect2fit.pnilxnil osui.size.aspect2fit.p100.0x100.0
    osui.size.aspect2fit.p300.0x50.0 osui.size.aspect2fit.pinfxinf osui.size.aspect2fit.pnilx100.0
    osui.size.aspect2fill.p300.0x50.0 osui.size.aspect2fill.pinfxinf osui.size.circle.pnilxnil
    osui.size.circle.p100.0x100.0 osui.size.circle.p300.0x50.0 osui.size.circle.pinfxinf
    osui.size.divider_in_v.pnilxnil osui.size.divider_in_v.p0.0x0.0
    osui.size.divider_in_v.p100.0x100.0 osui.size.divider_in_v.pinfxinf osui.dims.emptyH
    osui.dims.emptyZ osui.dims.prio_outer osui.dims.prio_then_frame osui.dims.prio_then_padding
    osui.dims.prio_then_fixed osui.dims.prio_then_overlay osui.dims.prio_then_offset
    osui.dims.prio_then_guide osui.dims.prio_then_hstack1 osui.dims.prio_then_hstack2
    osui.dims.spacer_bare osui.dims.guide_custom osui.dims.guide_custom_pad
    osui.dims.guide_custom_frame osui.dims.guide_custom_offset osui.dims.guide_leading_in_vstack
    osui.dims.ftb_vstack osui.dims.ftb_zstack osui.dims.georeader_prio osui.flexibility.0
    osui.proposal.inset.0 osui.proposal.inset.1 osui.proposal.inset.2 osui.flexframe.init.neg_min
    osui.flexframe.init.ideal_below_min osui.flexframe.init.ideal_below_min2
    osui.flexframe.init.max_below_ideal2 osui.flexframe.init.valid osui.flexframe.init.min_inf
    osui.flexframe.init.min_neginf osui.flexframe.init.min_nan osui.align.mean.0 osui.spacing.text.1
    osui.spacing.text.2 osui.spacing.plain.0 osui.spacing.plain.1 osui.spacing.plain.2
    osui.spacing.plain.3 osui.spacing.plain.5 osui.spacing.cat.none osui.spacing.mixed.0
    osui.spacing.mixed.1 osui.spacing.mixed.2 osui.spacing.mixed.3 osui.spacing.mixed.4
    osui.spacing.cat.textvsdist osui.viewspacing.default osui.viewspacing.rtl osui.viewspacing.union
    osui.text.spacing.textToText osui.text.metrics.update osui.text.metrics.4lines
    osui.text.metrics.limit2 osui.safearea.0 osui.safearea.3 osui.safearea.4 edge.vstack.min85
    objcio.lazyvgrid.1 vvd.hstack.priority_ranges vvd.hstack.inf vvd.hstack.nil_then_place
    vvd.vstack.rtl vvd.hstack.range0.-6 vvd.hstack.range0.16 vvd.vstack.range0.-6
    vvd.vstack.range0.26 vvd.stack.explicit_bounds vvd.zstack.priority vvd.flex.ideal70
    vvd.flex.min80 vvd.layout.spacing_empty vvd.layout.spacing_union vvd.root.center
    vvd.root.safearea vvd.root.safearea.rtl.uncentered vvd.root.custom_layout vvd.spacer.h.nil
    vvd.spacer.h.100 vvd.spacer.n.nil vvd.spacer.min12.4 vvd.divider.h vvd.layout.placement_proposal
    vvd.shape.stroked lazygrid.adaptive50gap10 lazygrid.fixed_only_leading
    lazygrid.fixed_only_trailing lazygrid.adaptive_max lazygrid.flex_max_first
    lazygrid.flex_max_last lazystack.minor_nil lazystack.anchor vtf.select vtf.none vtf.last
    vtf.horizontal_only scroll.size.v scroll.size.v.nil scroll.size.both
    osui.size.vstack_of_hstack_one_spacer.pNonexNone osui.size.vstack_of_hstack_one_spacer.p100x60
    osui.size.vstack_gap_hstack_one_spacer.p0x0 osui.size.zstack_one_spacer_in_hstack.pNonexNone
    osui.size.hstack_one_divider.pNonexNone osui.size.hstack_one_divider.p0x0
    osui.frames.overlay_divider_in_hstack
    """)

  static var all: [String] { observed + measured + reference }

  private static func words(_ text: String) -> [String] {
    text.split { $0.isWhitespace }.map(String.init)
  }
}
